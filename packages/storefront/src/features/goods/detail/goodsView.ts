import type { CartItem } from "@sundry/api/contract/entities/basket";
import type { SkuDetail, SkuSpec, SpecValue } from "@sundry/api/contract/entities/goods";
import type { Promotion } from "@sundry/api/contract/entities/promotion";
import type { Price } from "@sundry/api/contract/scalars";
import type { SkuAxis, SkuChoice } from "@sundry/ui/commerce/SkuSelector";
import { type Tier, tierFor } from "@sundry/ui/commerce/TierPrices";
import { toCents } from "../../../shared/goods/cents.ts";

/** The current flash sale of a SKU. */
export interface FlashOffer {
  price: Price;
  /** Epoch milliseconds; NaN when unknown. */
  endsAt: number;
}

/** Specifications to choose from: those with a value, except the one that holds the pictures. */
function choosable(specValues: readonly SpecValue[]) {
  return specValues.flatMap(({ specName, specValue, specImage }) =>
    specName === "images" || specValue == null ? [] : [{ specName, specValue, specImage }],
  );
}

/** Axes such as colour and size, each with the values on sale. The same list for the same SKUs, of which there may be thousands. */
export function axesOf({ specs }: SkuDetail): readonly SkuAxis[] {
  return known(axesBySpecs, specs, axesOfSpecs);
}

const axesBySpecs = new WeakMap<readonly SkuSpec[], readonly SkuAxis[]>();

function axesOfSpecs(specs: readonly SkuSpec[]): SkuAxis[] {
  const axes = new Map<string, Map<string, string | undefined>>();
  for (const { specValues } of specs)
    for (const { specName, specValue, specImage } of choosable(specValues)) {
      const values = axes.get(specName) ?? new Map<string, string | undefined>();
      values.set(specValue, values.get(specValue) ?? specImage?.[0]);
      axes.set(specName, values);
    }
  return [...axes].map(([name, values]) => ({
    name,
    values: [...values].map(([value, image]) => ({ value, ...(image && { image }) })),
  }));
}

/** The SKUs in the form of the selector, and how their stock is kept. */
type ListedSku = SkuChoice & Pick<SkuSpec, "stockKind" | "onHand">;

/** The SKUs in the form of the selector; the same list for the same SKUs. */
export function skusOf({ specs }: SkuDetail): readonly ListedSku[] {
  return known(skusBySpecs, specs, skusOfSpecs);
}

const skusBySpecs = new WeakMap<readonly SkuSpec[], readonly ListedSku[]>();

/** What was made of these SKUs before, or else what is made of them now. */
function known<T>(
  made: WeakMap<readonly SkuSpec[], T>,
  specs: readonly SkuSpec[],
  make: (specs: readonly SkuSpec[]) => T,
): T {
  const found = made.get(specs) ?? make(specs);
  made.set(specs, found);
  return found;
}

function skusOfSpecs(specs: readonly SkuSpec[]): ListedSku[] {
  return specs.map(({ skuId, quantity, stockKind, onHand, specValues }) => ({
    skuId,
    quantity,
    stockKind,
    onHand,
    values: Object.fromEntries(choosable(specValues).map(({ specName, specValue }) => [specName, specValue])),
  }));
}

/** Picture and values of the chosen SKU, such as "Violet" and "53 cm". No values if there is nothing to choose. */
export function chosenOf({ data, specs }: SkuDetail): { picture: string; values: string[] } {
  const chosen = choosable(specs.find(({ skuId }) => skuId === data.id)?.specValues ?? []);
  const [picture] = chosen.flatMap(({ specImage }) => specImage ?? []);
  return { picture: picture ?? data.thumbnail ?? "", values: chosen.map(({ specValue }) => specValue) };
}

/**
 * The goods with the chosen SKU while its own answer is on the way: a press must buy what the buyer has chosen, never what
 * they had before. Its price and stock are in the list of all SKUs.
 */
export function withChosen(detail: SkuDetail, skuId: string | undefined): SkuDetail {
  const chosen = detail.data.id === skuId ? undefined : detail.specs.find((spec) => spec.skuId === skuId);
  if (!chosen) return detail;
  const { quantity, stockKind, onHand, price } = chosen;
  return { ...detail, data: { ...detail.data, id: chosen.skuId, quantity, stockKind, onHand, price } };
}

/** Price tiers, smallest count first. */
export function tiersOf({ wholesaleList }: SkuDetail): Tier<number | string>[] {
  return (wholesaleList ?? [])
    .map(({ num, price }) => ({ num, price: price ?? "" }))
    .sort((one, other) => one.num - other.num);
}

/** Minimum quantity: that of the first tier, or of the SKU (VA-03). */
export function minimumOf(detail: SkuDetail): number {
  return tiersOf(detail)[0]?.num ?? detail.data.minimum ?? 1;
}

/** Whether no SKU has enough pieces for an order. */
export function isSoldOut(detail: SkuDetail): boolean {
  const stock = detail.specs.length > 0 ? detail.specs.map(({ quantity }) => quantity) : [detail.data.quantity];
  return stock.reduce((sum, pieces) => sum + pieces, 0) < minimumOf(detail);
}

/** Pieces of the other variants of the goods in a cart, which count towards the minimum (VA-03). */
export function siblingPieces({ data }: SkuDetail, lines: readonly CartItem[]): number {
  return lines
    .filter(({ goodsSku, invalid }) => !invalid && goodsSku.goodsId === data.goodsId && goodsSku.id !== data.id)
    .reduce((sum, { num }) => sum + num, 0);
}

/** Promotions of one kind. Keys of the map are `KIND-id`. */
export function promotionsOf({ promotionMap }: SkuDetail, kind: string): Promotion[] {
  return Object.entries(promotionMap ?? {})
    .filter(([key]) => key.split("-")[0] === kind)
    .map(([, promotion]) => promotion);
}

/** The current flash sale of the SKU, if any. `readTime` reads a time that the server sent as text. */
export function flashOf(detail: SkuDetail, readTime: (text: string) => number): FlashOffer | undefined {
  const { promotionFlag, promotionPrice } = detail.data;
  if (!promotionFlag || promotionPrice === null || promotionPrice === undefined) return undefined;
  const end = promotionsOf(detail, "SECKILL")[0]?.endTime;
  return { price: promotionPrice, endsAt: typeof end === "number" ? end : readTime(end ?? "") };
}

/** Price of one piece for this count: that of the flash sale, otherwise of the tier, otherwise of the SKU. */
export function unitPrice(detail: SkuDetail, flash: FlashOffer | undefined, count: number): Price {
  if (flash) return flash.price;
  const tiers = tiersOf(detail);
  return (tierFor(tiers, count) ?? tiers[0])?.price ?? detail.data.price;
}

/** Price times count, in whole cents to avoid rounding errors (EN-02); undefined for a price that is no number. */
export function lineTotal(price: Price, count: number): Price {
  const cents = toCents(price);
  return Number.isNaN(cents) ? undefined : (cents * count) / 100;
}
