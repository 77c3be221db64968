import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "#server/clock.ts";
import { withFileBase } from "#server/http/fileBase.ts";
import { dressed, type ShopLook } from "#server/http/shopLook.ts";
import { type Lang, localeOf } from "#server/locales.ts";
import type { RenderedPage } from "./messages.ts";

/** What the built storefront gives to documents. */
interface Build {
  writtenAt: number;
  /** `index.html`. */
  index: string;
  /** The styles of each source file of a page, besides those that `index.html` links. */
  stylesOf: ReadonlyMap<string, readonly string[]>;
}

/** `index.html` of the built storefront, cut where a rendered page differs from it. */
interface Template {
  /** From the language on, up to the end of the head. */
  head: string;
  /** The same without title and description, which a rendered page has of its own. */
  bareHead: string;
  /** The shapes in `#root` before the shop's code has loaded. */
  shapes: string;
}

export interface DocumentsParts {
  /** Folder of the built storefront. */
  folder: string;
  clock: Clock;
  /** The shop's name and colour in a language. */
  lookOf(lang: Lang): Promise<ShopLook>;
}

const htmlTag = '<html lang="en">';
const rootTag = '<div id="root">';
const ownTexts = /\s*<title>[^<]*<\/title>|\s*<meta name="description" [^>]*>/g;

const endOfPage = "page-end";

/** A part of the markup is not painted before the rest: what comes later can stand above it, and would push it down. */
const wholeFirst = `<link rel="expect" href="#${endOfPage}" blocking="render">`;

/** How long the build counts as the same without a look at its files, in ms. */
const freshMs = 1_000;

/** Makes whole documents of rendered pages, from the built `index.html`. */
export class Documents {
  readonly #parts: DocumentsParts;
  readonly #templates = new Map<Lang, { version: string; template: Template }>();
  #build: Promise<Build> | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: DocumentsParts) {
    this.#parts = parts;
  }

  /** A document whose `#root` has the page's markup. */
  async withPage(lang: Lang, { html, head, notice, sent, file }: RenderedPage): Promise<string> {
    const { stylesOf } = await this.#current();
    const { files } = await this.#parts.lookOf(lang);
    const { bareHead, shapes } = await this.#templateIn(lang);
    const styles = (stylesOf.get(file) ?? [])
      .map((href) => `<link rel="stylesheet" crossorigin href="./${href}">`)
      .map((link) => withFileBase(link, files));
    return (
      `<!doctype html>\n<html lang="${localeOf(lang).tag}" data-language="${lang}" data-sent="page">` +
      `${bareHead.replace("</head>", () => `${wholeFirst}${styles.join("")}${head}</head>`)}\n<body>\n` +
      `${rootTag}${html}</div>\n${shapes}\n${notice}\n<i id="${endOfPage}" hidden></i>\n` +
      `<script type="application/json" id="sent-page">${sent}</script>\n</body>\n</html>\n`
    );
  }

  /** A document without a page: the shop's code draws it. */
  async withoutPage(lang: Lang): Promise<string> {
    const { head, shapes } = await this.#templateIn(lang);
    return (
      `<!doctype html>\n<html lang="${localeOf(lang).tag}" data-language="${lang}">` +
      `${head}\n<body>\n${rootTag}${shapes}</div>\n</body>\n</html>\n`
    );
  }

  /** Changes with every build, and with the shop's name and colour. */
  async version(lang: Lang): Promise<string> {
    const [{ writtenAt }, look] = await Promise.all([this.#current(), this.#parts.lookOf(lang)]);
    return `${writtenAt} ${look.version}`;
  }

  async #templateIn(lang: Lang): Promise<Template> {
    const [{ writtenAt, index }, look] = await Promise.all([this.#current(), this.#parts.lookOf(lang)]);
    const version = `${writtenAt} ${look.version}`;
    const known = this.#templates.get(lang);
    if (known?.version === version) return known.template;
    const template = cut(dressed(index, look));
    this.#templates.set(lang, { version, template });
    return template;
  }

  #current(): Promise<Build> {
    const now = this.#parts.clock.now();
    if (this.#build && now - this.#lookedAt < freshMs) return this.#build;
    const known = this.#build;
    this.#lookedAt = now;
    this.#build = this.#read(known);
    // A build that cannot be read is looked for again at once.
    this.#build.catch(() => {
      this.#build = undefined;
    });
    return this.#build;
  }

  async #read(known: Promise<Build> | undefined): Promise<Build> {
    const path = join(this.#parts.folder, "index.html");
    const { mtimeMs } = await stat(path);
    const before = await known?.catch(() => undefined);
    if (before?.writtenAt === mtimeMs) return before;
    const styles = await readFile(join(this.#parts.folder, ".vite/page-styles.json"), "utf8");
    return {
      writtenAt: mtimeMs,
      index: await readFile(path, "utf8"),
      stylesOf: new Map(Object.entries(JSON.parse(styles) as Record<string, string[]>)),
    };
  }
}

function cut(index: string): Template {
  const [start, headEnd] = [index.indexOf(htmlTag), index.indexOf("</head>")];
  const [root, bodyEnd] = [index.indexOf(rootTag), index.indexOf("</body>")];
  if (start < 0 || headEnd < 0 || root < 0 || bodyEnd < 0) throw new Error("index.html is not the shop's");
  const body = index.slice(root + rootTag.length, bodyEnd);
  const head = index.slice(start + htmlTag.length, headEnd + "</head>".length);
  return { head, bareHead: head.replaceAll(ownTexts, ""), shapes: body.slice(0, body.lastIndexOf("</div>")) };
}
