// Ends with 0 if every package of package-lock.json lies in node_modules in its version.
import { readFileSync } from "node:fs";

const read = (path) => JSON.parse(readFileSync(path, "utf8"));
try {
  for (const [folder, { version }] of Object.entries(read("package-lock.json").packages)) {
    if (folder !== "" && read(`${folder}/package.json`).version !== version) {
      process.exit(1);
    }
  }
} catch {
  process.exit(1);
}
