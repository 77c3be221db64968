import { getAll } from "@sundry/api/contract/cart";
import { CartBag } from "@sundry/ui/commerce/CartBag";
import { useRead } from "../../shared/data/useRead.ts";
import { useUser } from "../../shared/session/session.ts";
import { minimumsMet } from "./minimumsMet.ts";
import { useCartCount } from "./useCartCount.ts";

/** The cart as a bag that fills: a row for each of its goods that has reached its minimum. An empty cart asks nothing. */
export function CartIcon({ className }: { className?: string }) {
  const user = useUser();
  const count = useCartCount();
  const { data } = useRead(getAll, user && count > 0 ? {} : null);
  return <CartBag rows={count > 0 ? minimumsMet(data?.skuList ?? []) : 0} className={className} />;
}
