import { type BlockItem, readItem, readItems, readText } from "../BlockPage/index.ts";
import { isRecord } from "../pageData/index.ts";

/** A store or brand with some of its products. */
export interface MixStore {
  readonly item: BlockItem;
  readonly goods: readonly BlockItem[];
}

/** The two sides of a `mixModel`, in whichever order the data has them. */
export interface Mix {
  readonly goods: { readonly badge: string | undefined; readonly list: readonly BlockItem[] };
  readonly brand: {
    readonly title: string | undefined;
    readonly url: string | undefined;
    readonly list: readonly MixStore[];
  };
}

/** Reads both sides by their `model`. Without it, the products are on the left. */
export function readMix(options: Readonly<Record<string, unknown>>): Mix {
  const [left, right] = [options.left, options.right].map((side) => (isRecord(side) ? side : {}));
  const turned = left?.model === "brand" || right?.model === "goods";
  const [goods, brand] = turned ? [right, left] : [left, right];
  const goodsData = dataOf(goods);
  const brandData = dataOf(brand);
  return {
    goods: {
      badge: isRecord(goodsData.badge) ? readText(goodsData.badge.label) : undefined,
      list: readItems(goodsData.list).slice(0, 8),
    },
    brand: {
      title: readText(brandData.title),
      url: readText(brandData.url),
      list: readStores(brandData.list).slice(0, 4),
    },
  };
}

function dataOf(side: Readonly<Record<string, unknown>> | undefined): Readonly<Record<string, unknown>> {
  return isRecord(side?.data) ? side.data : {};
}

function readStores(value: unknown): readonly MixStore[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((entry) => {
    const item = readItem(entry);
    return item && isRecord(entry) ? [{ item, goods: readItems(entry.goods).slice(0, 4) }] : [];
  });
}
