import type { Page, Route } from "@playwright/test";

/** Answers a call instead of the server: `path` below `/api`, `result` as in the contract. */
export async function answerWith(page: Page, path: string, result: unknown): Promise<void> {
  await page.route(`**/api/${path}`, (route) =>
    route.fulfill({ json: { success: true, message: "success", code: 200, timestamp: Date.now(), result } }),
  );
}

/**
 * Handles the page's requests to `url` until the returned function is called. The route then stays and lets everything
 * through: if a page's last route is removed, Chromium can lose a request held at that moment, and the page waits
 * forever.
 */
export async function interceptRequests(
  page: Page,
  url: string,
  handler: (route: Route) => unknown,
): Promise<() => void> {
  let active = true;
  await page.route(url, (route) => (active ? handler(route) : route.fallback()));
  return () => {
    active = false;
  };
}

/** Makes a call fail until the returned function is called: a server error, a missing call, or no network. */
export function failAt(page: Page, path: string, how: "server" | "missing" | "network"): Promise<() => void> {
  const status = how === "missing" ? 404 : 500;
  return interceptRequests(page, `**/api/${path}`, (route) =>
    how === "network" ? route.abort() : route.fulfill({ status, body: "" }),
  );
}
