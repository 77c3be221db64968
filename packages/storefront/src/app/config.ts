/** What a deployment can set without a new build; `config.json` beside `index.html` (EN-05). */
export interface ShopConfig {
  title: string;
  companyName: string;
  companyLink: string;
  apiBase: string;
  /** Most characters a text input takes (VA-01). */
  inputLimit: number;
  /** Articles behind the footer's four links (HM-09). */
  footerArticles: { about: string; contact: string; help: string; privacy: string };
  recordFiling: readonly { text: string; url: string }[];
  marketplaces: readonly { name: string; url: string }[];
}

/** The values in force until `config.json` says otherwise. */
export const defaultConfig: ShopConfig = {
  title: "Sundry",
  companyName: "Sundry Trade Co.",
  companyLink: "",
  apiBase: "/api",
  inputLimit: 140,
  footerArticles: { about: "about", contact: "contact", help: "help", privacy: "privacy" },
  recordFiling: [],
  marketplaces: [],
};
