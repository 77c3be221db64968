import type { TileTint } from "../AdvertTile/index.ts";
import { advertOf } from "../BlockPage/readBlock.ts";
import { type BlockItem, type BlockReading, readBlock } from "../BlockPage/index.ts";
import { isRecord } from "../pageData/index.ts";

/** One of the three panels: its subject and up to three products. */
export interface ThreeColumnsPanel {
  readonly item: BlockItem;
  readonly tint: TileTint;
  readonly goods: readonly BlockItem[];
}

const known: readonly TileTint[] = ["butter", "apricot", "shell", "sky", "mint", "lilac", "sand", "steel"];
const usual: readonly TileTint[] = ["butter", "mint", "sky"];

/** Reads the panels. An unknown tint falls back to the default of its position. */
export function readPanels(value: unknown, reading: BlockReading = readBlock()): readonly ThreeColumnsPanel[] {
  return reading
    .entries(
      value,
      "list",
      (entry, path) => {
        if (!isRecord(entry)) return undefined;
        const read = reading.item(entry, path);
        const goods = reading.goods(entry.goods, `${path}.goods`, 3);
        const item = advertOf(read) ?? (goods.length > 0 ? (read ?? {}) : undefined);
        return item && { item, tint: entry.tint, goods };
      },
      3,
    )
    .map(({ tint, ...panel }, index) => ({
      ...panel,
      tint: known.find((name) => name === tint) ?? usual[index] ?? "sand",
    }));
}
