import { fileURLToPath } from "node:url";
import { locales } from "../src/shared/i18n/locales.ts";
import { BuiltChunks, stylesOf } from "./builtChunks.ts";
import { firstCalls } from "./firstCalls.ts";
import { build, type Plugin } from "vite";

const source = fileURLToPath(new URL("../src/start/start.ts", import.meta.url));
const name = "start.js";
const latinFont = /archivo-latin-wdth-normal-[\w-]+\.woff2$/;

/** Entry points of the pages that most visits start with, and the words of each. */
const pages = {
  home: { entry: "features/page/home/HomePage.tsx", words: ["shell"] },
  list: { entry: "features/goods/list/GoodsListPage.tsx", words: ["shell", "goodsList"] },
  detail: { entry: "features/goods/detail/GoodsDetailPage.tsx", words: ["shell", "goods"] },
} as const;

/** Writes `start.js` beside index.html: `src/start/start.ts` with the files and the first call of each page filled in. */
export function startScript(): Plugin {
  return {
    name: "sundry:start-script",
    configureServer(server) {
      server.middlewares.use(`/${name}`, (_request, response, next) => {
        scriptWith({}).then((script) => response.setHeader("content-type", "text/javascript").end(script), next);
      });
    },
    // Text in another font is wider: in a wide window, rows of links move if the font loads after the first paint. A
    // phone has no such rows and needs its slow connection for the code.
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => latinFont.test(file))
          .map((file) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              crossorigin: true,
              media: "(min-width: 768px)",
              href: `./${file}`,
            },
            injectTo: "head",
          })),
    },
    async generateBundle(_options, bundle) {
      const files = filesOf(new BuiltChunks(bundle));
      this.emitFile({ type: "asset", fileName: name, source: await scriptWith(files) });
    },
  };
}

/** The script as one classic file, with the facts of this build filled in. */
async function scriptWith(files: Readonly<Record<string, readonly string[]>>): Promise<string> {
  const facts = Object.entries({ pageFiles: files, ...(await firstCalls()) });
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: Object.fromEntries(facts.map(([fact, value]) => [fact, JSON.stringify(value)])),
    build: { write: false, target: "es2022", minify: true, lib: { entry: source, formats: ["iife"], name: "start" } },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  const [script] = bundle?.output ?? [];
  if (!script) throw new Error("The start script was not built.");
  return script.code;
}

/** The files of a page besides those of every page, including styles; its words separately for each language. */
function filesOf(chunks: BuiltChunks): Record<string, string[]> {
  const filesFrom = (...paths: readonly string[]) => {
    const needed = new Set(paths.flatMap((path) => chunks.needsOf(path).toReversed()));
    return [...needed].flatMap((chunk) => [chunk.fileName, ...stylesOf([chunk])]);
  };
  return Object.fromEntries(
    Object.entries(pages).flatMap(([page, { entry, words }]) => [
      [page, filesFrom(entry)] as const,
      ...locales.map(
        (locale) => [`${page}.${locale}`, filesFrom(...words.map((area) => `i18n/${locale}/${area}.ts`))] as const,
      ),
    ]),
  );
}
