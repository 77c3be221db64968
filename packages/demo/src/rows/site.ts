import type { SiteWords } from "@sundry/server/marketplace";

/** The platform's settings of the demo site. */
export const siteWords: SiteWords = { name: { en: "Sundry", zh: "Sundry" }, icp: "" };
