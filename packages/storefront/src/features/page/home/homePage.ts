import { home } from "@sundry/api/contract/page";
import { isRecord, parsePageData } from "@sundry/ui/blocks/pageData";
import { useMemo } from "react";
import { firstReadOf } from "../../../shared/data/firstRead.ts";
import { type ReadOptions, useRead } from "../../../shared/data/useRead.ts";

/** Input of the home page's call. Header and page share its answer. */
export const homeInput = { clientType: "PC" } as const;

/** What the home page reads first. */
export const firstRead = () => firstReadOf(home, homeInput);

/** The home page as the server sent it. Loads only while `enabled`. `ofFrame`: for what surrounds another page. */
export function useHomePage(enabled: boolean, options?: Pick<ReadOptions, "ofFrame">) {
  return useRead(home, enabled ? homeInput : null, options);
}

/** The part of the home page that the header shows, and the type of the first block below it. */
export interface HomeHead {
  /** Type of the first block that the page itself shows. */
  first: string | undefined;
  topAdvert: TopAdvertData | undefined;
  nav: readonly NavEntry[];
}

/** The strip above the top bar. */
export interface TopAdvertData {
  name: string;
  describe: string | undefined;
  action: string | undefined;
  url: string;
  bgColor: string | undefined;
}

/** A link of the row under the search box. */
export interface NavEntry {
  name: string;
  url: string;
}

/** Types of blocks that the header shows instead of the page. */
export const headerBlocks = ["topAdvert", "navBar"] as const;

/** The types of the blocks that the page itself shows, in its order. */
export function shownTypes({ blocks }: ReturnType<typeof parsePageData>): string[] {
  return blocks.map(({ type }) => type).filter((type) => !(headerBlocks as readonly string[]).includes(type));
}

/** Reads the part that the header shows; whatever is missing or malformed is left out (BK-17). */
export function readHomeHead(pageData: unknown): HomeHead {
  const page = parsePageData(pageData);
  const optionsOf = (type: string) => page.blocks.find((block) => block.type === type)?.options;
  return {
    first: shownTypes(page)[0],
    topAdvert: readAdvert(optionsOf("topAdvert")),
    nav: readNav(optionsOf("navBar")?.list),
  };
}

/** The part of the home page that the header shows. Loads only while `enabled`. */
export function useHomeHead(enabled: boolean): HomeHead | undefined {
  const { data } = useHomePage(enabled, { ofFrame: true });
  // A shop without a home page of its own answers with none.
  const pageData = data === undefined ? undefined : (data?.pageData ?? "");
  return useMemo(() => (pageData === undefined ? undefined : readHomeHead(pageData)), [pageData]);
}

/** Reads navigation entries from the page or from the storage. */
export function readNav(list: unknown): readonly NavEntry[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const { name, url } = entry;
    return typeof name === "string" && name !== "" && typeof url === "string" && url !== "" ? [{ name, url }] : [];
  });
}

function readAdvert(options: Readonly<Record<string, unknown>> | undefined): TopAdvertData | undefined {
  const { name, url, describe, action, bgColor } = options ?? {};
  if (typeof name !== "string" || typeof url !== "string") return undefined;
  const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
  return { name, url, describe: text(describe), action: text(action), bgColor: text(bgColor) };
}
