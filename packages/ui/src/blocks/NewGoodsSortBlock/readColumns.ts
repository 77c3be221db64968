import type { GoodsSummary } from "../../commerce/GoodsCard/index.ts";
import { goodsOfItem, readItems, readText } from "../BlockPage/index.ts";
import { isRecord } from "../pageData/index.ts";

/** A ranked column: its title and its products in order. */
export interface RankedColumn {
  readonly title: string | undefined;
  /** What the ranking is by, such as "By repeat orders". */
  readonly note: string | undefined;
  readonly url: string | undefined;
  readonly goods: readonly GoodsSummary[];
}

/** Reads `left`, `middle` and `right`, and skips a column without products. */
export function readColumns(options: Readonly<Record<string, unknown>>): readonly RankedColumn[] {
  return [options.left, options.middle, options.right].flatMap((column) => {
    if (!isRecord(column)) return [];
    const goods = readItems(column.list).slice(0, 4).map(goodsOfItem);
    if (goods.length === 0) return [];
    return [{ title: readText(column.title), note: readText(column.secondTitle), url: readText(column.url), goods }];
  });
}
