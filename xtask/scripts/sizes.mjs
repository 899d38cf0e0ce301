// Prints the sizes of the files in dist/ by kind: raw, gzip -9 and brotli 11, in bytes.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// The first kind that fits takes the file.
const kinds = [
  ["worker WASM", /worker.*\.wasm$/],
  ["worker JS", /worker.*\.js$/],
  ["widget WASM", /widget.*\.wasm$/],
  ["widget JS", /widget.*\.js$/],
  ["page WASM", /\.wasm$/],
  ["page JS", /\.js$/],
  ["CSS", /\.css$/],
  ["icons", /icon[^/]*\.(svg|png|ico)$/],
  ["pieces", /\.svg$/],
  ["HTML", /\.html$/],
  ["other", /./],
];

const sums = new Map(kinds.map(([kind]) => [kind, { files: 0, raw: 0, gzip: 0, brotli: 0 }]));
const total = { files: 0, raw: 0, gzip: 0, brotli: 0 };
for (const entry of readdirSync("dist", { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = `${entry.path}/${entry.name}`;
  const [kind] = kinds.find(([, pattern]) => pattern.test(path));
  const bytes = readFileSync(path);
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  for (const sum of [sums.get(kind), total]) {
    sum.files += 1;
    sum.raw += bytes.length;
    sum.gzip += gzipSync(bytes, { level: 9 }).length;
    sum.brotli += brotli.length;
  }
}

const row = (...cells) =>
  console.log(cells.map((cell, i) => (i ? String(cell).padStart(9) : cell.padEnd(12))).join(""));
row("kind", "files", "raw", "gzip", "brotli");
for (const [kind, { files, raw, gzip, brotli }] of [...sums, ["total", total]]) {
  if (files > 0) row(kind, files, raw, gzip, brotli);
}
