import type { TileTint } from "../AdvertTile/index.ts";
import { type BlockItem, readItem, readItems } from "../BlockPage/index.ts";
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
export function readPanels(value: unknown): readonly ThreeColumnsPanel[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list
    .flatMap((entry) => {
      const item = readItem(entry);
      return item && isRecord(entry) ? [{ item, tint: entry.tint, goods: readItems(entry.goods).slice(0, 3) }] : [];
    })
    .filter(({ item, goods }) => item.name !== undefined || item.img !== undefined || goods.length > 0)
    .slice(0, 3)
    .map(({ tint, ...panel }, index) => ({
      ...panel,
      tint: known.find((name) => name === tint) ?? usual[index] ?? "sand",
    }));
}
