import type { Page } from "@playwright/test";

/** How the network is lost: the device reports it, or answers just stop arriving. */
export type Way = "reported" | "silent";

/** Cuts the network; returns a function that restores it. */
export async function cutNetwork(page: Page, way: Way): Promise<() => Promise<void>> {
  // Not by intercepting requests, which would also disable the browser's cache.
  if (way === "silent") await page.evaluate(hideTheLoss);
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
}

/** Runs in the page: the device keeps reporting a network. */
function hideTheLoss(): void {
  Object.defineProperty(navigator, "onLine", { get: () => true, configurable: true });
  for (const news of ["online", "offline"])
    window.addEventListener(news, (event) => event.stopImmediatePropagation(), { capture: true });
}

/** The next call to this path below `/api` reaches the server, but its answer is lost. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**/api/${path}`,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
}
