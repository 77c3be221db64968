import { fileURLToPath } from "node:url";
import { locales } from "../src/shared/i18n/locales.ts";
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

interface Chunk {
  type: "chunk";
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
  isEntry: boolean;
  viteMetadata?: { importedCss: Set<string> } | undefined;
}

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
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk") as unknown as readonly Chunk[];
      this.emitFile({ type: "asset", fileName: name, source: await scriptWith(filesOf(chunks)) });
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

/** The files of a page besides the entry, including styles; its words separately for each language. */
function filesOf(chunks: readonly Chunk[]): Record<string, string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const ending = (path: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll("\\", "/").endsWith(path));
  const withNeeds = (chunk: Chunk | undefined, found = new Set<Chunk>()): Set<Chunk> => {
    if (!chunk || found.has(chunk)) return found;
    found.add(chunk);
    for (const needed of chunk.imports) withNeeds(byName.get(needed), found);
    return found;
  };
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...withNeeds(entry)]));
  const filesFrom = (...starts: readonly (Chunk | undefined)[]) => {
    const needed = new Set(starts.flatMap((chunk) => [...withNeeds(chunk)])).difference(first);
    return [...needed].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
  };
  return Object.fromEntries(
    Object.entries(pages).flatMap(([page, { entry, words }]) => [
      [page, filesFrom(ending(entry))] as const,
      ...locales.map(
        (locale) =>
          [`${page}.${locale}`, filesFrom(...words.map((area) => ending(`i18n/${locale}/${area}.ts`)))] as const,
      ),
    ]),
  );
}
