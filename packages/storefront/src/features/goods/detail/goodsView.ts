import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import type { Promotion } from "@sundry/api/contract/entities/promotion";
import type { SkuAxis, SkuChoice } from "@sundry/ui/commerce/SkuSelector";
import { type Tier, tierFor } from "@sundry/ui/commerce/TierPrices";

/** A flash sale that runs for the SKU. */
export interface FlashOffer {
  price: number;
  /** Epoch milliseconds; NaN when the answer does not say. */
  endsAt: number;
}

/** Axes of choice in the order of the specifications, each with the values that are sold. */
export function axesOf({ specs }: SkuDetail): SkuAxis[] {
  const axes = new Map<string, Map<string, string | undefined>>();
  for (const { specValues } of specs)
    for (const { specName, specValue, specImage } of specValues) {
      if (specName === "images") continue;
      const values = axes.get(specName) ?? new Map<string, string | undefined>();
      values.set(specValue, values.get(specValue) ?? specImage?.[0]);
      axes.set(specName, values);
    }
  return [...axes].map(([name, values]) => ({
    name,
    values: [...values].map(([value, image]) => ({ value, ...(image && { image }) })),
  }));
}

/** The SKUs as the selector knows them. */
export function skusOf({ specs }: SkuDetail): SkuChoice[] {
  return specs.map(({ skuId, quantity, specValues }) => ({
    skuId,
    quantity,
    values: Object.fromEntries(
      specValues
        .filter(({ specName }) => specName !== "images")
        .map(({ specName, specValue }) => [specName, specValue]),
    ),
  }));
}

/** Batch prices, ascending by number. */
export function tiersOf({ wholesaleList }: SkuDetail): Tier[] {
  return [...(wholesaleList ?? [])].sort((one, other) => one.num - other.num);
}

/** Smallest count one may buy: the first tier's, or what the answer says (VA-03). */
export function minimumOf(detail: SkuDetail): number {
  return tiersOf(detail)[0]?.num ?? detail.data.minimum ?? 1;
}

/** Promotions of one kind; keys of the map read `KIND-id`. */
export function promotionsOf({ promotionMap }: SkuDetail, kind: string): Promotion[] {
  return Object.entries(promotionMap ?? {})
    .filter(([key]) => key.split("-")[0] === kind)
    .map(([, promotion]) => promotion);
}

/** The running flash sale of the SKU, if any. `readTime` reads a moment of an answer. */
export function flashOf(detail: SkuDetail, readTime: (text: string) => number): FlashOffer | undefined {
  const { promotionFlag, promotionPrice } = detail.data;
  if (!promotionFlag || promotionPrice === null || promotionPrice === undefined) return undefined;
  const end = promotionsOf(detail, "SECKILL")[0]?.endTime;
  return { price: promotionPrice, endsAt: typeof end === "number" ? end : readTime(end ?? "") };
}

/** What one piece costs at a count: the flash price, else the tier's, else the SKU's. */
export function unitPrice(detail: SkuDetail, flash: FlashOffer | undefined, count: number): number {
  if (flash) return flash.price;
  const tiers = tiersOf(detail);
  return (tierFor(tiers, count) ?? tiers[0])?.price ?? detail.data.price;
}

/** Price times count in whole cents, so that no sum shows a binary error (EN-02). */
export function lineTotal(price: number, count: number): number {
  return (Math.round(price * 100) * count) / 100;
}
