import type { CartItem, CartStore, CartView } from "@sundry/api/contract/entities/basket";

/** Id of a line: the cart holds one line per SKU. */
export const skuIdOf = (line: CartItem): string => line.goodsSku.id;

type Edit = (line: CartItem) => CartItem | undefined;

/**
 * The cart with lines changed or removed, and without stores that have none left. Amounts stay as the server sent them.
 */
export function edited(cart: CartView, edit: Edit): CartView {
  const editAll = (lines: readonly CartItem[]) => lines.flatMap((line) => edit(line) ?? []);
  const cartList = cart.cartList
    .map((store): CartStore => {
      const skuList = editAll(store.skuList);
      return { ...store, skuList, checked: skuList.some(({ checked }) => checked) };
    })
    .filter(({ skuList }) => skuList.length > 0);
  return { ...cart, cartList, skuList: editAll(cart.skuList) };
}

/** Selects or deselects matching lines; lines that can't be bought stay as they are. */
export function withSelection(cart: CartView, checked: boolean, which: (line: CartItem) => boolean): CartView {
  return edited(cart, (line) => (line.invalid || !which(line) ? line : { ...line, checked }));
}

export function without(cart: CartView, skuIds: ReadonlySet<string>): CartView {
  return edited(cart, (line) => (skuIds.has(skuIdOf(line)) ? undefined : line));
}

/** The cart without the offer of a coupon that was claimed. */
export function withoutOffer(cart: CartView, couponId: string): CartView {
  const cartList = cart.cartList.map((store) => ({
    ...store,
    canReceiveCoupon: store.canReceiveCoupon?.filter(({ id }) => id !== couponId),
  }));
  return { ...cart, cartList };
}

/** Whether all, some or none of the lines that can be bought are selected. */
export function selectionOf(lines: readonly CartItem[]): "all" | "none" | "some" {
  const buyable = lines.filter(({ invalid }) => !invalid);
  const selected = buyable.filter(({ checked }) => checked).length;
  if (selected === 0) return "none";
  return selected === buyable.length ? "all" : "some";
}

/** The lines that can be bought, by store, and those that can't. */
export function partition(cart: CartView): { stores: CartStore[]; invalid: CartItem[] } {
  const stores = cart.cartList
    .map((store) => ({ ...store, skuList: store.skuList.filter(({ invalid }) => !invalid) }))
    .filter(({ skuList }) => skuList.length > 0);
  return { stores, invalid: cart.skuList.filter(({ invalid }) => invalid) };
}
