import { defaultLocale, isLocale, type Locale } from "../i18n/locales.ts";

/** A name that is the same in every language, or one for each. */
type Named = string | Readonly<Partial<Record<Locale, string>>>;

/** What a deployment can set without a new build: `config.json` beside `index.html` (EN-05). */
export interface ShopConfig {
  /** Name of the shop, if the site settings have none. */
  title: string;
  companyName: Named;
  /** Link of the company's name in the footer; empty for none. */
  companyLink: string;
  /** Address of the buyer API, absolute or on this host. */
  apiBase: string;
  /** The backend behind the pages: `own`, or `reference` for the public marketplace backend of the same API. */
  dialect: Dialect;
  /** Addresses of the three services of the reference backend; empty for this host. */
  bases: { buyer: string; common: string; im: string };
  /** Currency of all prices (ISO 4217), whatever the language; empty leaves the sign to the language (EN-02). */
  currency: string;
  /** Language of a visitor who has not chosen one (HM-10); `auto`: the first of their browser's that the shop has. */
  language: Locale | "auto";
  /** Maximum characters of a text input (VA-01). */
  inputLimit: number;
  /** Off: no map script is loaded (product 51). */
  map: boolean;
  /** Read only while `map` is on. */
  mapKey: string;
  mapSecurityCode: string;
  /**
   * Base address of the built files, such as `https://cdn.example.com/shop`, read by our server. False: every file comes from the shop's
   * own address (product 51).
   */
  cdn: string | false;
  /** Port of the deployed shop; part of shared links unless it is the default (product 50). */
  port: number;
  /** Domain of shared links and codes; empty means the address of the page. */
  pcDomain: string;
  /** The same for visitors with a phone. */
  mobileDomain: string;
  /** Whether the server answers pages at addresses without a hash; it sets this itself. Shared links then use them. */
  entryPages: boolean;
  /** Whether the shop keeps its code, seen pictures and public pages for a lost network. */
  offline: boolean;
  /** Articles behind the footer's four links (HM-09). */
  footerArticles: { about: string; contact: string; help: string; privacy: string };
  /** Articles under the four questions of the help centre (GD-07). */
  helpArticles: Readonly<Record<HelpQuestion, readonly string[]>>;
  recordFiling: readonly { text: string; url: string }[];
  marketplaces: readonly { name: string; url: string }[];
}

/** The four questions of the help centre. */
export const helpQuestions = ["orders", "returns", "paying", "contact"] as const;
export type HelpQuestion = (typeof helpQuestions)[number];

const dialects = ["own", "reference"] as const;
type Dialect = (typeof dialects)[number];

/** The defaults of `config.json`. */
export const defaultConfig: ShopConfig = {
  title: "Sundry",
  companyName: "Sundry Trade Co.",
  companyLink: "",
  apiBase: "/api",
  dialect: "own",
  bases: { buyer: "", common: "", im: "" },
  currency: "",
  language: defaultLocale,
  inputLimit: 140,
  map: false,
  mapKey: "",
  mapSecurityCode: "",
  cdn: false,
  port: 80,
  pcDomain: "",
  mobileDomain: "",
  entryPages: false,
  offline: true,
  footerArticles: {
    about: "422162835572636336",
    contact: "401460225887630477",
    help: "396267196915814438",
    privacy: "225098565917765269",
  },
  helpArticles: {
    orders: ["437171786380676818", "733860621341469228", "660304366626466113"],
    returns: ["666932842734835173", "316047830837908946", "778676551742673412"],
    paying: ["305159249781688978", "437925576370141940", "124368410374969454"],
    contact: ["401460225887630477", "778676551742673412", "396267196915814438"],
  },
  recordFiling: [],
  marketplaces: [],
};

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === "string" && value.length <= 500;
const flag: Check = (value) => typeof value === "boolean";
const whole =
  (min: number, max: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const named: Check = (value) =>
  text(value) ||
  (isRecord(value) &&
    Object.keys(value).length > 0 &&
    Object.entries(value).every(([locale, name]) => isLocale(locale) && text(name)));
const web: Check = (value) => typeof value === "string" && (value === "" || /^(https?:\/\/|\/(?!\/))/.test(value));
const domain: Check = (value) => typeof value === "string" && /^([\w.-]+(:\d+)?)?$/.test(value);
const links =
  (word: string): Check =>
  (value) =>
    Array.isArray(value) && value.every((entry) => isRecord(entry) && text(entry[word]) && web(entry["url"]));

const checks: Readonly<Record<keyof ShopConfig, Check>> = {
  title: text,
  companyName: named,
  companyLink: web,
  apiBase: (value) => web(value) && value !== "",
  currency: (value) => value === "" || Intl.supportedValuesOf("currency").some((code) => code === value),
  dialect: (value) => dialects.some((name) => name === value),
  bases: (value) => isRecord(value) && ["buyer", "common", "im"].every((service) => web(value[service])),
  language: (value) => value === "auto" || (typeof value === "string" && isLocale(value)),
  inputLimit: whole(1, 140),
  map: flag,
  mapKey: text,
  mapSecurityCode: text,
  cdn: (value) => value === false || (typeof value === "string" && /^https?:\/\//.test(value)),
  port: whole(1, 65_535),
  pcDomain: domain,
  mobileDomain: domain,
  entryPages: flag,
  offline: flag,
  footerArticles: (value) =>
    isRecord(value) && ["about", "contact", "help", "privacy"].every((key) => text(value[key])),
  helpArticles: (value) =>
    isRecord(value) &&
    helpQuestions.every((question) => {
      const articles = value[question];
      return Array.isArray(articles) && articles.every((id) => text(id));
    }),
  recordFiling: links("text"),
  marketplaces: links("name"),
};

/** The name in a language; in the default language, or in the one there is, if it has none. */
export function nameIn(locale: Locale, name: Named): string {
  if (typeof name === "string") return name;
  return name[locale] ?? name[defaultLocale] ?? Object.values(name)[0] ?? "";
}

/**
 * Reads the content of the file. Missing and invalid entries get their default; invalid ones are listed in `faults`.
 * Never throws.
 */
export function readConfig(content: unknown): { config: ShopConfig; faults: readonly string[] } {
  if (!isRecord(content)) return { config: defaultConfig, faults: content === undefined ? [] : ["config.json"] };
  const faults: string[] = [];
  const valid = Object.entries(checks).filter(([name, isValid]) => {
    if (content[name] === undefined) return false;
    if (isValid(content[name])) return true;
    faults.push(name);
    return false;
  });
  const entries = Object.fromEntries(valid.map(([name]) => [name, content[name]]));
  return { config: { ...defaultConfig, ...entries }, faults };
}
