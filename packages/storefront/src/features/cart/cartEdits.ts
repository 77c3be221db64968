import type { CartItem, CartStore, CartView } from "@sundry/api/contract/entities/basket";

/** A line's id: the basket holds one line per SKU. */
export const skuIdOf = (line: CartItem): string => line.goodsSku.id;

type Edit = (line: CartItem) => CartItem | undefined;

/** The basket with each line changed or taken out; stores without lines go, amounts stay the server's. */
export function edited(cart: CartView, edit: Edit): CartView {
  const keep = (lines: readonly CartItem[]) => lines.flatMap((line) => edit(line) ?? []);
  const cartList = cart.cartList
    .map((store): CartStore => {
      const skuList = keep(store.skuList);
      return { ...store, skuList, checked: skuList.some(({ checked }) => checked) };
    })
    .filter(({ skuList }) => skuList.length > 0);
  return { ...cart, cartList, skuList: keep(cart.skuList) };
}

/** Ticks or unticks the lines of this kind; lines that can't be bought stay as they are. */
export function withTicks(cart: CartView, checked: boolean, which: (line: CartItem) => boolean): CartView {
  return edited(cart, (line) => (line.invalid || !which(line) ? line : { ...line, checked }));
}

export function without(cart: CartView, skuIds: ReadonlySet<string>): CartView {
  return edited(cart, (line) => (skuIds.has(skuIdOf(line)) ? undefined : line));
}

/** The basket without a coupon on offer: it was taken. */
export function withoutOffer(cart: CartView, couponId: string): CartView {
  const cartList = cart.cartList.map((store) => ({
    ...store,
    canReceiveCoupon: store.canReceiveCoupon?.filter(({ id }) => id !== couponId),
  }));
  return { ...cart, cartList };
}

/** How a group of lines is ticked: all, none, or some of those that can be bought. */
export function tickState(lines: readonly CartItem[]): "all" | "none" | "some" {
  const sound = lines.filter(({ invalid }) => !invalid);
  const ticked = sound.filter(({ checked }) => checked).length;
  if (ticked === 0) return "none";
  return ticked === sound.length ? "all" : "some";
}

/** Lines that can be bought, store by store, and those that can't, apart. */
export function partition(cart: CartView): { stores: CartStore[]; invalid: CartItem[] } {
  const stores = cart.cartList
    .map((store) => ({ ...store, skuList: store.skuList.filter(({ invalid }) => !invalid) }))
    .filter(({ skuList }) => skuList.length > 0);
  return { stores, invalid: cart.skuList.filter(({ invalid }) => invalid) };
}
