import type { Plugin } from "vite";
import { pageFiles } from "../src/entry/files.ts";
import { BuiltChunks, stylesOf } from "./builtChunks.ts";

/**
 * Writes `.vite/page-styles.json` for the server, which links the styles of a page that it renders: those of each page's
 * source file that `index.html` does not link. Without them the page would be painted before it has its shape.
 */
export function pageStyles(): Plugin {
  return {
    name: "sundry:page-styles",
    generateBundle(_options, bundle) {
      const chunks = new BuiltChunks(bundle);
      const styles = Object.values(pageFiles).map((file) => [file, stylesOf(chunks.needsOf(file))]);
      this.emitFile({
        type: "asset",
        fileName: ".vite/page-styles.json",
        source: JSON.stringify(Object.fromEntries(styles)),
      });
    },
  };
}
