import { type ReactNode, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { useHydrating } from "./useHydrating.ts";
import { useMediaQuery } from "./useMediaQuery.ts";

function Facts() {
  const hydrating = useHydrating();
  const wide = useMediaQuery("(min-width: 1px)");
  const text = `${hydrating ? "as sent" : "own"}, ${wide ? "wide" : "narrow"}`;
  return hydrating ? <p>{text}</p> : <strong>{text}</strong>;
}

for (const [what, around] of [
  ["page", (part: ReactNode) => part],
  ["part that React reaches later", (part: ReactNode) => <Suspense>{part}</Suspense>],
] as const)
  test(`[RT-01] a sent ${what} is taken over as it was sent, and then shows what only the browser knows`, async () => {
    const tree = around(<Facts />);
    const root = document.body.appendChild(document.createElement("div"));
    root.innerHTML = renderToString(tree);
    expect(root.textContent).toBe("as sent, narrow");
    const onRecoverableError = vi.fn();
    const shop = hydrateRoot(root, tree, { onRecoverableError });
    onTestFinished(() => {
      shop.unmount();
      root.remove();
    });
    await expect.poll(() => root.textContent).toBe("own, wide");
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
