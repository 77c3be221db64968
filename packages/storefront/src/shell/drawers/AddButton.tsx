import { QuickAdd } from "@sundry/ui/commerce/QuickAdd";
import { useAddToCart } from "../../features/cart/index.ts";

interface AddButtonProps {
  skuId: string;
  name: string;
  /** Minimum order quantity. */
  minimum: number;
}

/** Adds the minimum quantity to the cart; the drawer stays open (SB-05). */
export function AddButton({ skuId, name, minimum }: AddButtonProps) {
  const { run: add, pending: adding } = useAddToCart();
  return (
    <QuickAdd count={minimum} name={name} disabled={adding} onClick={() => void add({ skuId, num: minimum, name })} />
  );
}
