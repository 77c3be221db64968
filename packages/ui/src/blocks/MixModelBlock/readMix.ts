import { type BlockItem, type BlockReading, readBlock, readText } from "../BlockPage/index.ts";
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

const MOST_GOODS = 8;
const MOST_STORES = 4;
const MOST_OF_STORE = 4;

/**
 * Reads both sides by their `model`. Without it, the products are on the left. Products of a plain `list` are shown where a page has
 * no sides.
 */
export function readMix(options: Readonly<Record<string, unknown>>, reading: BlockReading = readBlock()): Mix {
  const [left, right] = [options.left, options.right].map((side) => (isRecord(side) ? side : {}));
  const turned = left?.model === "brand" || right?.model === "goods";
  const [goods, brand] = turned ? [right, left] : [left, right];
  const goodsData = dataOf(goods);
  const brandData = dataOf(brand);
  const [goodsSide, brandSide] = turned ? (["right", "left"] as const) : (["left", "right"] as const);
  const own = reading.goods(goodsData.list, `${goodsSide}.data.list`, MOST_GOODS);
  return {
    goods: {
      badge: isRecord(goodsData.badge) ? readText(goodsData.badge.label) : undefined,
      list: own.length > 0 ? own : reading.goods(options.list, "list", MOST_GOODS),
    },
    brand: {
      title: readText(brandData.title),
      url: readText(brandData.url),
      list: readStores(reading, brandData.list, `${brandSide}.data.list`),
    },
  };
}

function dataOf(side: Readonly<Record<string, unknown>> | undefined): Readonly<Record<string, unknown>> {
  return isRecord(side?.data) ? side.data : {};
}

function readStores(reading: BlockReading, value: unknown, path: string): readonly MixStore[] {
  return reading.entries(
    value,
    path,
    (entry, place): MixStore | undefined => {
      const item = reading.item(entry, place);
      if (!item || !isRecord(entry)) return undefined;
      return { item, goods: reading.goods(entry.goods, `${place}.goods`, MOST_OF_STORE) };
    },
    MOST_STORES,
  );
}
