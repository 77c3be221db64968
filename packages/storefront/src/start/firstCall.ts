import type { PageName } from "./earlyAnswer.ts";

/**
 * The first call of each page, with the settings of config.json at the time of the build; `__name__` for values of the
 * page's address. Filled in by the build.
 */
declare const firstCalls: Readonly<Record<PageName, string>>;

/** The page's first call, exactly as the page sends it; undefined if it depends on more than the address. */
export function firstCall(page: PageName, params: URLSearchParams): string | undefined {
  if (page === "home") return firstCalls.home;
  if (page === "detail") {
    const goodsId = params.get("goodsId");
    return goodsId
      ? firstCalls.detail
          .replace("__goodsId__", () => encodeURIComponent(goodsId))
          .replace("__skuId__", () => encodeURIComponent(params.get("skuId") || "0"))
      : undefined;
  }
  if ([...params.keys()].join() !== "keyword") return undefined;
  const [, keyword = ""] = String(new URLSearchParams({ keyword: params.get("keyword") ?? "" })).split("=");
  return firstCalls.list.replace("__keyword__", () => keyword);
}
