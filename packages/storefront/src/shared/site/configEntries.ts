/** What a deployment can set without a new build: `config.json` beside `index.html` (EN-05). */
export interface ShopConfig {
  /** Name of the shop where the site settings give none. */
  title: string;
  companyName: string;
  /** Where the company's name in the footer leads; empty leads nowhere. */
  companyLink: string;
  /** Address of the buyer API, absolute or on this host. */
  apiBase: string;
  /** Most characters a text input takes (VA-01). */
  inputLimit: number;
  /** Off: no script of a map is ever loaded (product 51). */
  map: boolean;
  /** Read only while `map` is on. */
  mapKey: string;
  mapSecurityCode: string;
  /** Off: every file comes from the shop's own address (product 51). */
  cdn: boolean;
  /** Where the deployed shop is reached; part of shared links unless it is the usual one (product 50). */
  port: number;
  /** Domain of shared links and codes; empty means the address of the page. */
  pcDomain: string;
  /** The same for visitors with a phone. */
  mobileDomain: string;
  /** Articles behind the footer's four links (HM-09). */
  footerArticles: { about: string; contact: string; help: string; privacy: string };
  recordFiling: readonly { text: string; url: string }[];
  marketplaces: readonly { name: string; url: string }[];
}

/** The values in force where `config.json` says nothing. */
export const defaultConfig: ShopConfig = {
  title: "Sundry",
  companyName: "Sundry Trade Co.",
  companyLink: "",
  apiBase: "/api",
  inputLimit: 140,
  map: false,
  mapKey: "",
  mapSecurityCode: "",
  cdn: false,
  port: 80,
  pcDomain: "",
  mobileDomain: "",
  footerArticles: {
    about: "422162835572636336",
    contact: "401460225887630477",
    help: "396267196915814438",
    privacy: "225098565917765269",
  },
  recordFiling: [],
  marketplaces: [],
};

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === "string" && value.length <= 500;
const flag: Check = (value) => typeof value === "boolean";
const whole =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const web: Check = (value) => typeof value === "string" && (value === "" || /^(https?:\/\/|\/(?!\/))/.test(value));
const domain: Check = (value) => typeof value === "string" && /^([\w.-]+(:\d+)?)?$/.test(value);
const links =
  (word: string): Check =>
  (value) =>
    Array.isArray(value) && value.every((entry) => isRecord(entry) && text(entry[word]) && web(entry["url"]));

const checks: Readonly<Record<keyof ShopConfig, Check>> = {
  title: text,
  companyName: text,
  companyLink: web,
  apiBase: (value) => web(value) && value !== "",
  inputLimit: whole(1, 140),
  map: flag,
  mapKey: text,
  mapSecurityCode: text,
  cdn: flag,
  port: whole(1, 65_535),
  pcDomain: domain,
  mobileDomain: domain,
  footerArticles: (value) =>
    isRecord(value) && ["about", "contact", "help", "privacy"].every((key) => text(value[key])),
  recordFiling: links("text"),
  marketplaces: links("name"),
};

/**
 * The configuration that a file's content gives: a missing entry has its default, a wrong one too and is named in `faults`.
 * Never throws.
 */
export function readConfig(content: unknown): { config: ShopConfig; faults: readonly string[] } {
  if (!isRecord(content)) return { config: defaultConfig, faults: content === undefined ? [] : ["config.json"] };
  const faults: string[] = [];
  const given = Object.entries(checks).filter(([name, sound]) => {
    if (content[name] === undefined) return false;
    if (sound(content[name])) return true;
    faults.push(name);
    return false;
  });
  const taken = Object.fromEntries(given.map(([name]) => [name, content[name]]));
  return { config: { ...defaultConfig, ...taken }, faults };
}
