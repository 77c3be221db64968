import { home } from "@sundry/api/contract/page";
import { isRecord, parsePageData } from "@sundry/ui/blocks/BlockPage";
import { useMemo } from "react";
import { useRead } from "../../../shared/data/useRead.ts";

/** What the shop asks for when it opens its home page; header and page share the answer. */
export const homeInput = { clientType: "PC" } as const;

/** The home page's blocks as they came. Loads only while `wanted`. */
export function useHomePage(wanted: boolean) {
  return useRead(home, wanted ? homeInput : null);
}

/** The blocks of the home page that the header draws, and the kind of the first one below it. */
export interface HomeHead {
  /** The first block that the page itself draws. */
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

/** Kinds of blocks that the header draws instead of the page. */
export const headerBlocks = ["topAdvert", "navBar"] as const;

/** Reads the header's part of the home page; whatever is missing or broken is left out (BK-17). */
export function readHomeHead(pageData: unknown): HomeHead {
  const { blocks } = parsePageData(pageData);
  const optionsOf = (type: string) => blocks.find((block) => block.type === type)?.options;
  return {
    first: blocks.find(({ type }) => !(headerBlocks as readonly string[]).includes(type))?.type,
    topAdvert: readAdvert(optionsOf("topAdvert")),
    nav: readNav(optionsOf("navBar")?.list),
  };
}

/** The header's part of the home page, while it is open. */
export function useHomeHead(wanted: boolean): HomeHead | undefined {
  const { data } = useHomePage(wanted);
  const pageData = data?.pageData;
  return useMemo(() => (pageData ? readHomeHead(pageData) : undefined), [pageData]);
}

/** Reads navigation entries of a page or of the storage. */
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
