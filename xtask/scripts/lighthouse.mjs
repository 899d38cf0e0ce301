// Lighthouse on a served page: `node lighthouse.mjs ADDRESS [--desktop]`. Prints the scores, the
// times and everything that cost points.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

const address = process.argv[2];
const desktop = process.argv.includes("--desktop");

// Without a sandbox, since root has none.
const profile = mkdtempSync(join(tmpdir(), "shatar-lighthouse-"));
const chrome = await launch({
  chromePath: process.env.CHROME_PATH,
  userDataDir: profile,
  chromeFlags: [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
let result;
try {
  result = await lighthouse(
    address,
    { port: chrome.port, output: "json", logLevel: "error" },
    desktop ? desktopConfig : undefined,
  );
} finally {
  chrome.kill();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
const { lhr } = result;
mkdirSync("test-results", { recursive: true });
writeFileSync("test-results/lighthouse.json", result.report);

console.log(`Lighthouse ${lhr.lighthouseVersion}, ${desktop ? "desktop" : "phone"}`);
for (const { title, score, auditRefs } of Object.values(lhr.categories)) {
  console.log(`${title}: ${score === null ? "not measured" : Math.round(score * 100)}`);
  for (const { id, weight } of auditRefs) {
    const { title, score, displayValue = "", scoreDisplayMode } = lhr.audits[id];
    const lost = score !== null && score < 1 && scoreDisplayMode !== "informative";
    if (weight > 0 ? lost || displayValue : lost) {
      const points = score === null ? "" : `${Math.round(score * 100)}`;
      console.log(`  ${points.padStart(3)} ×${weight} ${title} ${displayValue}`);
    }
  }
}
if (lhr.runtimeError || lhr.runWarnings.length > 0) {
  console.log(lhr.runtimeError ?? "", lhr.runWarnings.join("\n"));
}
console.log("The whole report lies in test-results/lighthouse.json.");
process.exit(lhr.runtimeError ? 1 : 0);
