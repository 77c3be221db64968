import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Clock } from "#server/clock.ts";
import { inLanguage, type Lang } from "#server/locales.ts";
import type { SiteWords } from "#server/settings/siteWords.ts";
import { escaped } from "./escaped.ts";
import { withFileBase } from "./fileBase.ts";
import { type FaultLog, reportFault } from "./faults.ts";

/** The shop's own name and main colour, for the first paint of a page. */
export interface ShopLook {
  /** Undefined until the site has settings: the pages then keep the names they were built with. */
  name: string | undefined;
  /** What the shop says about itself to search engines. Undefined: what the pages were built with. */
  about: string | undefined;
  accent: AccentSheet | undefined;
  /** Whether the shop has a logo of its own, which the page loads later. */
  hasLogo: boolean;
  /** Where the built files come from; undefined: beside the page. */
  files: string | undefined;
  /** Address of the shop's own icon. */
  icon: string | undefined;
  /** Changes whenever a page would look different. */
  version: string;
}

/** The style sheet of a main colour. */
interface AccentSheet {
  /** The colour as the settings have it. */
  colour: string;
  /** File name with a digest of the content. */
  file: string;
  css: string;
}

export interface ShopLooksParts {
  /** Folder of the built storefront. */
  folder: string;
  clock: Clock;
  faults: FaultLog;
  /** Base address of the built files, if it is another. */
  files: string | undefined;
  /** The settings of the site; undefined if there are none. */
  site(): Promise<SiteWords | undefined>;
}

/** How long the settings count as fresh, in ms. */
const freshMs = 5_000;

/** Folder of the style sheets in addresses. */
export const lookPath = "/look";

/** Knows the shop's look. Without the database, it stays as it was. */
export class ShopLooks {
  readonly #parts: ShopLooksParts;
  #site: Promise<SiteWords | undefined> | undefined;
  #known: SiteWords | undefined;
  #readAt = Number.NEGATIVE_INFINITY;
  #sheet: AccentSheet | undefined;
  #triedColour: string | undefined;

  constructor(parts: ShopLooksParts) {
    this.#parts = parts;
  }

  /** The look of pages in a language. */
  async of(lang: Lang): Promise<ShopLook> {
    const site = await this.#current();
    const accent = await this.#sheetOf(site?.accent);
    const name = site && inLanguage(lang, site.name);
    const hasLogo = Boolean(site?.logo);
    const about = site?.slogan === undefined ? undefined : site.slogan ? inLanguage(lang, site.slogan) : name;
    return {
      name,
      about,
      accent,
      hasLogo,
      files: this.#parts.files,
      icon: site?.icon || undefined,
      version: JSON.stringify([name, about, accent?.file, hasLogo]),
    };
  }

  /** The style sheet with this file name; undefined if it is not that of the current colour. */
  async sheet(file: string): Promise<string | undefined> {
    const accent = await this.#sheetOf((await this.#current())?.accent);
    return accent?.file === file ? accent.css : undefined;
  }

  #current(): Promise<SiteWords | undefined> {
    const { clock, faults, site } = this.#parts;
    const now = clock.now();
    if (this.#site && now - this.#readAt < freshMs) return this.#site;
    this.#readAt = now;
    this.#site = site().then(
      (read) => {
        this.#known = read;
        return read;
      },
      (error: unknown) => {
        reportFault(error, "site settings", now, faults);
        return this.#known;
      },
    );
    return this.#site;
  }

  async #sheetOf(colour: string | undefined): Promise<AccentSheet | undefined> {
    if (!colour) return undefined;
    if (this.#triedColour === colour) return this.#sheet;
    const { folder, clock, faults } = this.#parts;
    const maker = join(folder, "../dist-render/brand.js");
    let sheet: AccentSheet | undefined;
    try {
      if (existsSync(maker)) {
        const { accentStyles } = (await import(pathToFileURL(maker).href)) as { accentStyles(colour: string): string };
        const css = accentStyles(colour);
        const digest = createHash("sha256").update(css).digest("hex").slice(0, 16);
        sheet = { colour, css, file: `${digest}.css` };
      }
    } catch (error) {
      // A colour without readable tones: the page keeps its own.
      reportFault(error, "accent of the site settings", clock.now(), faults);
    }
    this.#triedColour = colour;
    this.#sheet = sheet;
    return sheet;
  }
}

/** The built `index.html` with the shop's name and colour, and with the address of its files. */
export function dressed(index: string, { name, about, accent, hasLogo, files }: ShopLook): string {
  const link =
    accent &&
    `<link rel="stylesheet" data-accent="${escaped(accent.colour)}" href=".${lookPath}/${accent.file}"></head>`;
  const named = name === undefined ? undefined : escaped(name);
  const changes: readonly (readonly [from: RegExp, to: string | undefined])[] = [
    [/<title>[^<]*<\/title>/, named && `<title>${named}</title><meta name="application-name" content="${named}">`],
    [/(?<=<span class="fp-logo">)[^<]*/, named],
    [/(?<=<meta name="description" content=")[^"]*/, about === undefined ? undefined : escaped(about)],
    [/<span class="fp-logo"/, hasLogo ? '<span class="fp-logo" data-own' : undefined],
    [/(?<=<meta name="theme-color" content=")[^"]*/, accent && escaped(accent.colour)],
    [/<\/head>/, link],
  ];
  const html = changes.reduce((page, [from, to]) => (to === undefined ? page : page.replace(from, () => to)), index);
  return withFileBase(html, files);
}
