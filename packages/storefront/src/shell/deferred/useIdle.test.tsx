import { Suspense } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { useIdle } from "./useIdle.ts";

function Part() {
  return useIdle() ? <strong>everything</strong> : <p>the first screen</p>;
}

test("[RT-01] a part that React reaches only after the first idle moment is taken over as it was sent", async () => {
  const early = document.body.appendChild(document.createElement("div"));
  const first = createRoot(early);
  first.render(<Part />);
  await expect.poll(() => early.textContent).toBe("everything");

  const tree = (
    <Suspense>
      <Part />
    </Suspense>
  );
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(tree);
  expect(root.textContent).toBe("the first screen");
  const onRecoverableError = vi.fn();
  const shop = hydrateRoot(root, tree, { onRecoverableError });
  onTestFinished(() => {
    for (const one of [first, shop]) one.unmount();
    for (const place of [early, root]) place.remove();
  });
  await expect.poll(() => root.textContent).toBe("everything");
  expect(onRecoverableError).not.toHaveBeenCalled();
});
