import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";
const source = fileURLToPath(new URL("src/start/loadCode.ts", import.meta.url));

/** Every `import()` of the built shop goes through `src/start/loadCode.ts`: what failed can be tried again without a reload. */
export function codeLoader(): Plugin {
  return {
    name: "sundry:code-loader",
    apply: "build",
    enforce: "pre",
    load(id) {
      return id === helper ? `export { loadCode as __vitePreload } from ${JSON.stringify(source)};` : null;
    },
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Its own file too, also where it is the only one.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === "html" || files.includes(file) ? files : [file, ...files],
        },
      },
    }),
  };
}
