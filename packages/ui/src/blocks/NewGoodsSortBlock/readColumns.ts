import type { GoodsSummary } from "../../commerce/GoodsCard/index.ts";
import { type BlockReading, goodsOfItem, readBlock, readText } from "../BlockPage/index.ts";
import { isRecord } from "../pageData/index.ts";

/** A ranked column: its title and its products in order. */
export interface RankedColumn {
  readonly title: string | undefined;
  /** What the ranking is by, such as "By repeat orders". */
  readonly note: string | undefined;
  readonly url: string | undefined;
  readonly goods: readonly GoodsSummary[];
  /** Rank of the first product: 1, or more where a ranking goes on from the column before. */
  readonly from: number;
}

const PLACES = ["left", "middle", "right"] as const;
const MOST = 4;

/** Reads `left`, `middle` and `right`, and skips a column without products. Without any, a plain `list` fills one column after the other. */
export function readColumns(
  options: Readonly<Record<string, unknown>>,
  reading: BlockReading = readBlock(),
): readonly RankedColumn[] {
  const columns = PLACES.flatMap((place): RankedColumn[] => {
    const column = options[place];
    if (!isRecord(column)) return [];
    const goods = reading.goods(column.list, `${place}.list`, MOST).map(goodsOfItem);
    if (goods.length === 0) return [];
    const [title, note, url] = [column.title, column.secondTitle, column.url].map(readText);
    return [{ title, note, url, goods, from: 1 }];
  });
  return columns.length > 0
    ? columns
    : oneRanking(reading.goods(options.list, "list", MOST * PLACES.length).map(goodsOfItem));
}

function oneRanking(goods: readonly GoodsSummary[]): readonly RankedColumn[] {
  return PLACES.map((_, column) => column * MOST)
    .filter((start) => start < goods.length)
    .map((start) => ({
      title: undefined,
      note: undefined,
      url: undefined,
      goods: goods.slice(start, start + MOST),
      from: start + 1,
    }));
}
