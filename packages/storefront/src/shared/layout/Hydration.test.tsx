import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { Hydration, useHydrating } from "./Hydration.tsx";
import { useMediaQuery } from "./useMediaQuery.ts";

function Facts() {
  const hydrating = useHydrating();
  const wide = useMediaQuery("(min-width: 1px)");
  return <p>{`${hydrating ? "as sent" : "own"}, ${wide ? "wide" : "narrow"}`}</p>;
}

test("[RT-01] a sent page is taken over as it was sent, and then shows what only the browser knows", async () => {
  const tree = (
    <Hydration sent>
      <Facts />
    </Hydration>
  );
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
