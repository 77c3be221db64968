import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { chunkOf } from "./build/chunks.ts";
import { contractData, withoutReExports } from "./build/contractData.ts";
import { ownCode } from "./build/ownCode.ts";
import { startScript } from "./build/startScript.ts";

const compressible = /\.(js|css|html|svg|json|webmanifest)$/;

/** Writes `.br` and `.gz` versions beside every text file, so that the server never compresses on a request. */
function precompress(): Plugin {
  let outDir = "";
  return {
    name: "sundry:precompress",
    apply: "build",
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const names = await readdir(outDir, { recursive: true });
      await Promise.all(
        names
          .filter((name) => compressible.test(name))
          .map(async (name) => {
            const file = join(outDir, name);
            const plain = await readFile(file);
            const [br, gz] = await Promise.all([
              promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
              promisify(gzip)(plain, { level: 9 }),
            ]);
            await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
          }),
      );
    },
  };
}

const api = process.env.SUNDRY_DEV_API ?? "http://127.0.0.1:8080";

export default defineConfig({
  base: "./",
  plugins: [ownCode(contractData()), react(), vanillaExtractPlugin(), ownCode(startScript()), ownCode(precompress())],
  build: {
    target: "es2022",
    // Colours of both themes are written together (`light-dark()`, since May 2024); for older targets they would be
    // split again.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    // For the server, which links the styles of a page that it renders.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: (id, graph) => chunkOf(id, withoutReExports(graph)) }],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: api, ws: true },
      "/media": api,
      "/sandbox": api,
      "/outbox": api,
      "/im": { target: api, ws: true },
    },
  },
});
