import { useNavigate } from "react-router-dom";
import { useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useCartChanged } from "../cart/index.ts";
import type { BoughtAgain } from "../../shared/goods/boughtAgain.ts";
import { type BoughtLine, buyAgain } from "./buyAgain.ts";

/** How many lines a notice names; of more, it has only the reasons. */
const namedLines = 3;

/** Why lines can't be bought. */
function reasonsOf(lines: readonly BoughtAgain[]): string[] {
  if (lines.length <= namedLines) return lines.map(({ name, reason }) => `${name}: ${reason ?? ""}`);
  return [...new Set(lines.flatMap(({ reason }) => reason ?? []))];
}

/**
 * Puts an order into the cart again and opens the cart, which says line by line what has changed since. If nothing can be bought
 * any more, it says why and stays (MC-02).
 */
export function useBuyAgain() {
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const cartChanged = useCartChanged();
  return useAction((lines: readonly BoughtLine[]) => buyAgain(lines, errorMessage), {
    success: (lines) =>
      lines.every(({ added }) => added === 0) ? { tone: "warning", text: reasonsOf(lines).join(" ") } : undefined,
    refusalTone: "warning",
    after: async (lines) => {
      await cartChanged();
      if (lines.some(({ added }) => added > 0)) void navigate(hrefTo.cart(), { state: { boughtAgain: lines } });
    },
  });
}
