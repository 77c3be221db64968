/**
 * `node scripts/bench/modules.ts [chunk]`: the modules of each chunk of the built shop, largest first, with their size
 * in bytes, minified and compressed alone (within the chunk it is a little less). Use it when bench:web reports that a
 * page is too heavy. A word limits it to chunks with that word in their name.
 */
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { build, minifySync, type Rolldown } from "vite";
import { inRoot, root } from "../run/root.ts";

const maxModules = 12;
const wanted = process.argv[2] ?? "";

function show(chunk: Rolldown.OutputChunk): void {
  const modules = Object.entries(chunk.modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id, { code }]) => ({ id, bytes: weightOf(id, code ?? "") }))
    .sort((a, b) => b.bytes - a.bytes);
  console.log(`\n${chunk.fileName}  ${gzipSync(chunk.code, { level: 9 }).length} bytes, ${modules.length} modules`);
  for (const { id, bytes } of modules.slice(0, maxModules)) console.log(`  ${String(bytes).padStart(7)}  ${named(id)}`);
}

const weightOf = (id: string, code: string) => gzipSync(minifySync(`${id}.js`, code).code, { level: 9 }).length;

/** `react-dom/cjs/react-dom-client.production.js`, `packages/ui/src/…`: without the folders of pnpm's store. */
const named = (id: string) => (id.startsWith("\0") ? id.slice(1) : relative(root, id)).replace(/.*node_modules\//, "");

process.env.NODE_ENV = "production";
const storefront = inRoot("packages/storefront");
const built = await build({
  root: storefront,
  configFile: join(storefront, "vite.config.ts"),
  logLevel: "error",
  build: { write: false },
});
if (!("output" in built)) throw new Error("The build gave more or less than one output.");
for (const chunk of built.output
  .filter((file) => file.type === "chunk")
  .filter(({ name }) => name.includes(wanted))
  .sort((a, b) => b.code.length - a.code.length))
  show(chunk);
