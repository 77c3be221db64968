import type { SeenSettlement } from "@sundry/api/contract/entities/basket";
import { type Lang, inLanguage, wordsIn } from "#server/locales.ts";
import { amountWords } from "#server/money/amountWords.ts";
import { fromWire } from "#server/money/cents.ts";
import { versionOf } from "#server/modules/account/address/service.ts";
import type { Settlement } from "#server/modules/buying/cart/settlement.ts";
import { specText } from "#server/modules/catalogue/goods/detail.ts";

type Ordered = Settlement["ordered"][number];

/**
 * How the order would differ from what the buyer saw: goods, pieces, prices, delivery, coupons, invoice and points, one
 * sentence each. Empty if it does not differ. BU-05.
 */
export function differencesFrom(
  seen: SeenSettlement,
  settled: Settlement,
  { lang, currency }: { lang: Lang; currency: string | undefined },
): string[] {
  const amount = (cents: number) => amountWords(cents, lang, currency);
  return [
    ...goodsDiffering(seen, settled, lang, amount),
    ...deliveryDiffering(seen, settled, lang),
    ...speedsDiffering(seen, settled, lang),
    ...couponsDiffering(seen, settled, lang),
    ...receiptDiffering(seen, settled, lang),
    ...pointsDiffering(seen, settled, lang),
  ];
}

function goodsDiffering(
  { lines }: SeenSettlement,
  settled: Settlement,
  lang: Lang,
  amount: (cents: number) => string,
): string[] {
  const words = wordsIn(lang).sentences.checkout;
  const before = new Map(lines.map((line) => [line.skuId, line]));
  const now = new Map(settled.ordered.map((line) => [line.row.skuId, line]));
  const gone = lines.flatMap(({ skuId }) => (now.has(skuId) ? [] : [words.gone(nameIn(settled, skuId, lang))]));
  const changed = settled.ordered.flatMap((line) => {
    const { skuId, num } = line.row;
    const was = before.get(skuId);
    const name = nameOf(line, lang);
    if (!was) return [words.added(name, num)];
    const price = fromWire(was.price);
    return [
      ...(was.num === num ? [] : [words.pieces(name, was.num, num)]),
      ...(price === line.unitCents ? [] : [words.price(name, amount(price), amount(line.unitCents))]),
    ];
  });
  return [...gone, ...changed];
}

function deliveryDiffering(seen: SeenSettlement, settled: Settlement, lang: Lang): string[] {
  const words = wordsIn(lang).sentences.checkout;
  const { deliveryMethod, address, pickup } = settled;
  if (seen.deliveryMethod !== undefined && seen.deliveryMethod !== deliveryMethod)
    return [deliveryMethod === "SELF_PICK_UP" ? words.nowPickup : words.nowParcel];
  if (deliveryMethod === "SELF_PICK_UP") {
    if (seen.pickupId === pickup?.id) return [];
    return [pickup ? words.pickup(inLanguage(lang, pickup.name)) : words.noPickup];
  }
  if (seen.address?.id !== address?.id)
    return [address ? words.address(address.name, address.detail) : words.noAddress];
  const version = seen.address?.version;
  if (!address || version === undefined || version === versionOf(address)) return [];
  return [words.addressChanged(address.name, address.detail)];
}

/** A client that sends no speeds has shown none. */
function speedsDiffering({ expressStoreIds = [] }: SeenSettlement, settled: Settlement, lang: Lang): string[] {
  const words = wordsIn(lang).sentences.checkout;
  const stores = new Map(settled.ordered.map(({ sold }) => [sold.store.id, inLanguage(lang, sold.store.name)]));
  return [...stores].flatMap(([id, name]) => {
    const isExpress = settled.expressStoreIds.has(id);
    return isExpress === expressStoreIds.includes(id)
      ? []
      : [isExpress ? words.nowExpress(name) : words.nowStandard(name)];
  });
}

function couponsDiffering({ couponIds = [] }: SeenSettlement, { chosen, coupons }: Settlement, lang: Lang): string[] {
  const words = wordsIn(lang).sentences.checkout;
  const nameOfCoupon = (id: string) => {
    const row = coupons.find(({ owned }) => owned.id === id);
    return row ? words.coupon(inLanguage(lang, row.template.name)) : words.someCoupon;
  };
  const now = chosen.map(({ owned }) => owned.id);
  return [
    ...couponIds.filter((id) => !now.includes(id)).map((id) => words.couponDropped(nameOfCoupon(id))),
    ...now.filter((id) => !couponIds.includes(id)).map((id) => words.couponAdded(nameOfCoupon(id))),
  ];
}

function receiptDiffering({ receiptTitle, taxpayerId }: SeenSettlement, { basket }: Settlement, lang: Lang): string[] {
  const now = basket?.needReceipt ? [basket.receiptTitle, basket.taxpayerId].filter(Boolean).join(", ") : "";
  if ([receiptTitle, taxpayerId].filter(Boolean).join(", ") === now) return [];
  const words = wordsIn(lang).sentences.checkout;
  return [now === "" ? words.noInvoice : words.invoice(now)];
}

/** A client that sends no points has shown none. */
function pointsDiffering({ points = 0 }: SeenSettlement, { total }: Settlement, lang: Lang): string[] {
  return points === total.points ? [] : [wordsIn(lang).sentences.checkout.points(points, total.points)];
}

function nameIn({ lines }: Settlement, skuId: string, lang: Lang): string {
  const line = lines.find(({ row }) => row.skuId === skuId);
  return line?.sold ? nameOf({ ...line, sold: line.sold }, lang) : wordsIn(lang).sentences.checkout.someItem;
}

/** Name of goods and variant: the difference may be only the variant. */
function nameOf({ sold }: Ordered, lang: Lang): string {
  const specs = specText(sold.sku, lang);
  const name = inLanguage(lang, sold.goods.name);
  return specs ? wordsIn(lang).sentences.checkout.variant(name, specs) : name;
}
