import type { SiteWords } from "@sundry/server/marketplace";

/** What the platform keeps about the demo site. */
export const siteWords: SiteWords = { name: { en: "Sundry", zh: "Sundry" }, icp: "" };
