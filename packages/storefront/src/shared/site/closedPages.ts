import type { SiteSettingValue } from "@sundry/api/contract/entities/site";
import type { PageName } from "../routing/addresses.ts";
import { useSiteSettings } from "./site.ts";

/** The parts of the shop that its settings can close, by page. */
const partOf: Readonly<Partial<Record<PageName, string>>> = {
  storeEntry: "storeEntry",
  distribution: "distribution",
  points: "points",
  pointsGoods: "points",
  pointsMall: "points",
};

/** Whether the settings close a page. */
export function isClosed(settings: SiteSettingValue | undefined, page: PageName | undefined): boolean {
  const part = page && partOf[page];
  return part !== undefined && (settings?.closed ?? []).includes(part);
}

/**
 * Whether links to a page are shown: not to closed pages, nor to those that the settings call empty, nor, while the
 * settings are unknown, to those that may be closed.
 */
export function useLinked(): (page: PageName | undefined) => boolean {
  const settings = useSiteSettings();
  return (page) => {
    if (page === undefined) return true;
    if (partOf[page] === undefined) return !settings?.empty?.includes(page);
    return settings !== undefined && !isClosed(settings, page);
  };
}
