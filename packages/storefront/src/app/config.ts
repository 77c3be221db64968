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
  footerArticles: {
    about: "422162835572636336",
    contact: "401460225887630477",
    help: "396267196915814438",
    privacy: "225098565917765269",
  },
  recordFiling: [],
  marketplaces: [],
};
