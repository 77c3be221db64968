import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { pageAt, type PageName } from "../../shared/routing/addresses.ts";

/** Pages that belong to the payment: their links need no confirmation. */
const paymentPages: readonly (PageName | undefined)[] = ["qrPay", "payDone", "cashier", "wallet", "resetPayPassword"];

/**
 * Asks for confirmation before the first link away from an unpaid bill is followed. It asks once, and never for Back or
 * for closing the window.
 */
export function useLeaveQuestion(waiting: boolean) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string>();
  const asked = useRef(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const onClick = (event: MouseEvent) => {
      if (asked.current || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      const link = event.target instanceof Element ? event.target.closest("a[href^='#/']") : null;
      const href = link?.getAttribute("href");
      if (!href || link?.getAttribute("target") === "_blank" || isPartOfPayment(href)) return;
      event.preventDefault();
      event.stopPropagation();
      asked.current = true;
      setTarget(href.slice(1));
    };
    // In the capture phase, before the router handles the click.
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [waiting]);
  return {
    /** The dialog is open. */
    asking: target !== undefined,
    stay: () => setTarget(undefined),
    leave: () => {
      if (target !== undefined) void navigate(target);
    },
  };
}

function isPartOfPayment(href: string): boolean {
  const [path = "", search = ""] = href.slice(1).split("?");
  const page = pageAt(path);
  // Within the wallet, only the top-up belongs to the payment.
  return paymentPages.includes(page) && (page !== "wallet" || search.startsWith("recharge"));
}
