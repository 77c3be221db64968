import type { Page } from "@playwright/test";

/** Ways in which a network goes: the device knows of it, or it only gets no answers any more. */
export type Way = "told" | "untold";

/** Takes the network away; answers how it comes back. */
export async function cutNetwork(page: Page, way: Way): Promise<() => Promise<void>> {
  // Not by intercepting requests: that would take the browser's cache away too, which a lost network leaves.
  if (way === "untold") await page.evaluate(keepItSecret);
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
}

/** Runs in the page: the device goes on saying that it has a network. */
function keepItSecret(): void {
  Object.defineProperty(navigator, "onLine", { get: () => true, configurable: true });
  for (const news of ["online", "offline"])
    window.addEventListener(news, (event) => event.stopImmediatePropagation(), { capture: true });
}

/** The next call to this path below `/api` reaches the server, and its answer nobody. */
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
