import type { SiteWords } from "#server/modules/site/service.ts";

/** What the platform keeps about the demo site. */
export const siteWords: SiteWords = { name: { en: "Sundry", zh: "Sundry" }, icp: "" };
