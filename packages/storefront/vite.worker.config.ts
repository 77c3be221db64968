import { defineConfig, type Plugin } from "vite";
import { keptFiles } from "./build/keptFiles.ts";
import { ownCode } from "./build/ownCode.ts";
import { precompress } from "./build/precompress.ts";
import { publicReads } from "./build/publicReads.ts";

const built = new URL("dist/", import.meta.url);

/** Tells the worker which files and calls it keeps. */
function keptList(): Plugin {
  return {
    name: "sundry:kept-list",
    apply: "build",
    config: async () => ({
      define: { keptFiles: JSON.stringify(await keptFiles(built)), publicReads: JSON.stringify(publicReads()) },
    }),
  };
}

/** Builds the service worker into one file beside the built shop, whose files it lists. Runs after the shop's build. */
export default defineConfig({
  plugins: [ownCode(keptList()), ownCode(precompress((name) => name === "sw.js"))],
  publicDir: false,
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: false,
    rolldownOptions: {
      input: "src/worker/worker.ts",
      // A classic script, because not every browser runs modules as workers.
      output: { format: "iife", entryFileNames: "sw.js" },
    },
  },
});
