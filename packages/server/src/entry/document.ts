import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Lang, localeOf } from "#server/locales.ts";
import type { RenderedPage } from "./messages.ts";

/** `index.html` of the built storefront, cut where a rendered page differs from it. */
interface Template {
  writtenAt: number;
  /** From the language on, up to the end of the head. */
  head: string;
  /** The shapes in `#root` before the shop's code has loaded. */
  shapes: string;
  /** The styles of each source file of a page. */
  stylesOf: ReadonlyMap<string, readonly string[]>;
}

interface Chunk {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
}

const htmlTag = '<html lang="en">';
const rootTag = '<div id="root">';

/** Makes whole documents of rendered pages, from the built `index.html`. */
export class Documents {
  readonly #folder: string;
  #template: Template | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A document whose `#root` has the page's markup. */
  async withPage(lang: Lang, { html, sent, file }: RenderedPage): Promise<string> {
    const { head, shapes, stylesOf } = await this.#current();
    const styles = (stylesOf.get(file) ?? []).map((href) => `<link rel="stylesheet" crossorigin href="./${href}">`);
    return (
      `<!doctype html>\n<html lang="${localeOf(lang).tag}" data-language="${lang}" data-sent="page">` +
      `${head.replace("</head>", `${styles.join("")}</head>`)}\n<body>\n${rootTag}${html}</div>\n${shapes}\n` +
      `<script type="application/json" id="sent-page">${safeJson(sent)}</script>\n</body>\n</html>\n`
    );
  }

  /** A document without a page: the shop's code draws it. */
  async withoutPage(lang: Lang): Promise<string> {
    const { head, shapes } = await this.#current();
    return (
      `<!doctype html>\n<html lang="${localeOf(lang).tag}" data-language="${lang}">` +
      `${head}\n<body>\n${rootTag}${shapes}</div>\n</body>\n</html>\n`
    );
  }

  /** When `index.html` was written: another time means another build. */
  async builtAt(): Promise<number> {
    return (await this.#current()).writtenAt;
  }

  async #current(): Promise<Template> {
    const path = join(this.#folder, "index.html");
    const { mtimeMs } = await stat(path);
    if (this.#template?.writtenAt === mtimeMs) return this.#template;
    const index = await readFile(path, "utf8");
    const manifest = await readFile(join(this.#folder, ".vite/manifest.json"), "utf8");
    this.#template = {
      writtenAt: mtimeMs,
      ...cut(index),
      stylesOf: stylesIn(JSON.parse(manifest) as Parameters<typeof stylesIn>[0]),
    };
    return this.#template;
  }
}

function cut(index: string): Pick<Template, "head" | "shapes"> {
  const [start, headEnd] = [index.indexOf(htmlTag), index.indexOf("</head>")];
  const [root, bodyEnd] = [index.indexOf(rootTag), index.indexOf("</body>")];
  if (start < 0 || headEnd < 0 || root < 0 || bodyEnd < 0) throw new Error("index.html is not the shop's");
  const body = index.slice(root + rootTag.length, bodyEnd);
  return {
    head: index.slice(start + htmlTag.length, headEnd + "</head>".length),
    shapes: body.slice(0, body.lastIndexOf("</div>")),
  };
}

/** The styles of each file with its imports, without those that every page links. */
function stylesIn(manifest: Readonly<Record<string, Chunk & { isEntry?: boolean }>>): Map<string, string[]> {
  const chunks = new Map(Object.entries(manifest));
  const stylesOf = (name: string, seen = new Set<string>()): string[] => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    return [...(chunk.imports ?? []).flatMap((needed) => stylesOf(needed, seen)), ...(chunk.css ?? [])];
  };
  const common = new Set([...chunks].filter(([, { isEntry }]) => isEntry).flatMap(([name]) => stylesOf(name)));
  return new Map(
    [...chunks.keys()].map((name) => [name, [...new Set(stylesOf(name))].filter((href) => !common.has(href))]),
  );
}

/** JSON that cannot end its element, whatever the texts in it are. */
function safeJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
