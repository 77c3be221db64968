import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";
const source = fileURLToPath(new URL("../src/start/loadCode.ts", import.meta.url));

/** Every `import()` of the built shop goes through `src/start/loadCode.ts`: what failed can be tried again without a reload. */
export function codeLoader(): Plugin {
  return {
    name: "sundry:code-loader",
    apply: "build",
    enforce: "pre",
    load(id) {
      return id === helper ? `export { loadCode as __vitePreload } from ${JSON.stringify(source)};` : null;
    },
    // Code that was nothing but styles is taken out of the build, but not off the lists: the place of its name is kept by one that exists.
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          const folder = chunk.fileName.slice(0, chunk.fileName.lastIndexOf("/") + 1);
          chunk.code = chunk.code.replace(/\bm\.f=\[[^\]]*\]/, (list) =>
            list.replace(/(["'`])\.\/([\w.-]+\.js)\1/g, (name, quote: string, file: string) =>
              `${folder}${file}` in bundle ? name : `${quote}./${chunk.fileName.slice(folder.length)}${quote}`,
            ),
          );
        }
      },
    },
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // A file that needs no other one is on no list of its own.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === "html" || files.length > 0 ? files : [file],
        },
      },
    }),
  };
}
