import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * Builds the code with which the server renders pages (`render.js`) and makes the style sheet of the shop's own colour
 * (`brand.js`); everything they need is in them. The server never sends it.
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  publicDir: false,
  resolve: {
    alias: [
      // The sanitiser of the pages needs a document.
      { find: /^\.\/sanitise\.ts$/, replacement: fileURLToPath(new URL("src/entry/sanitise.ts", import.meta.url)) },
    ],
  },
  ssr: { noExternal: true },
  build: {
    target: "node20",
    ssr: true,
    rolldownOptions: { input: { render: "src/entry/render.tsx", brand: "src/entry/brand.ts" } },
    outDir: "dist-render",
    emptyOutDir: true,
    minify: false,
  },
});
