// Compresses the files of one folder by brotli into another: `node pack.mjs FROM TO`. Files that are
// there already and no older stay; what has left the first folder leaves the second.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const [from, to] = process.argv.slice(2);
const files = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.path, entry.name)));

mkdirSync(to, { recursive: true });
const wanted = new Set(files(from).filter((name) => !/\.(png|webp|woff2|br)$/.test(name)));
for (const name of files(to)) {
  if (!wanted.has(name)) rmSync(join(to, name));
}
for (const name of wanted) {
  const [source, target] = [join(from, name), join(to, name)];
  const before = statSync(target, { throwIfNoEntry: false });
  if (before && before.mtimeMs >= statSync(source).mtimeMs) continue;
  const bytes = readFileSync(source);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(
    target,
    brotliCompressSync(bytes, {
      params: {
        // The best that is still quick; hosts that compress once use 11.
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  );
}
