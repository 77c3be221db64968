import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkOf } from "./build/chunks.ts";
import { contractData, withoutReExports } from "./build/contractData.ts";
import { noTopLevelAwait } from "./build/noTopLevelAwait.ts";
import { ownCode } from "./build/ownCode.ts";
import { pageStyles } from "./build/pageStyles.ts";
import { precompress } from "./build/precompress.ts";
import { startScript } from "./build/startScript.ts";

const api = process.env.SUNDRY_DEV_API ?? "http://127.0.0.1:8080";

export default defineConfig({
  base: "./",
  plugins: [
    ownCode(contractData()),
    react(),
    vanillaExtractPlugin(),
    ownCode(startScript()),
    ownCode(pageStyles()),
    ownCode(precompress()),
    ownCode(noTopLevelAwait()),
  ],
  build: {
    target: "es2022",
    // Colours of both themes are written together (`light-dark()`, since May 2024); for older targets they would be
    // split again.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    // For the service worker, which keeps all scripts and styles of a build.
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
