import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Cart } from "./useCart.ts";

interface CheckoutPress extends Pick<Cart, "pending" | "problems"> {
  /** Address of the checkout. */
  checkout: string;
}

/**
 * A press on the checkout button. While the cart is changing, the press waits for the answer, so it is never lost. If the change is
 * refused, its line shows why and the buyer stays.
 */
export function useCheckoutPress({ pending, problems, checkout }: CheckoutPress) {
  const navigate = useNavigate();
  const [known, setKnown] = useState<Cart["problems"]>();
  // The pointer's way down takes the focus from a quantity, which sends it: its answer may come before the pointer is up.
  const atStart = useRef(problems);
  const wanted = known !== undefined;
  const go = useEffectEvent(() => {
    const refused = [...problems].some(([skuId, fault]) => known?.get(skuId) !== fault);
    setKnown(undefined);
    if (!refused) void navigate(checkout);
  });
  useEffect(() => {
    if (wanted && !pending) go();
  }, [wanted, pending]);
  return {
    wanted,
    pressStarts(): void {
      atStart.current = problems;
    },
    press: (byPointer: boolean) => setKnown(byPointer ? atStart.current : problems),
  };
}
