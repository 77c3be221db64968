import type { SiteWords } from "@sundry/server/marketplace";

/** The platform's settings of the demo site. Numbers and marketplaces are invented: no register and no host has them. */
export const siteWords: SiteWords = {
  name: { en: "Sundry", zh: "Sundry" },
  icp: "浙ICP备00000000号-1",
  filings: [{ text: "浙公网安备33078200000000号", url: "https://beian.example/33078200000000" }],
  marketplaces: [
    { name: "Bazaarway", url: "https://bazaarway.example/sundry" },
    { name: "Tinkerlane", url: "https://tinkerlane.example/shops/sundry" },
    { name: "Wanhuo", url: "https://wanhuo.example/sundry" },
  ],
};
