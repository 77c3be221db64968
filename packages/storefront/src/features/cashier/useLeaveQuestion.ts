import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";

/** Links that belong to paying: they are followed without a question. */
const partOfPaying = /^#\/(qrpay|payDone|payMent|home\/MoneyManagement\?recharge)/i;

/**
 * Holds back the first link that leads away while something waits to be paid, until the buyer has said that he means it. It asks
 * once; Back and closing the window are never held up.
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
      if (!href || link?.getAttribute("target") === "_blank" || partOfPaying.test(href)) return;
      event.preventDefault();
      event.stopPropagation();
      asked.current = true;
      setTarget(href.slice(1));
    };
    // Before the router sees the click.
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [waiting]);
  return {
    /** A link waits for the answer. */
    asking: target !== undefined,
    stay: () => setTarget(undefined),
    leave: () => {
      if (target !== undefined) void navigate(target);
    },
  };
}
