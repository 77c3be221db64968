import type { Page, Route } from "@playwright/test";

/** Answers a call in the server's place: `path` below `/api`, `result` as the contract has it. */
export async function answerWith(page: Page, path: string, result: unknown): Promise<void> {
  await page.route(`**/api/${path}`, (route) =>
    route.fulfill({ json: { success: true, message: "success", code: 200, timestamp: Date.now(), result } }),
  );
}

/**
 * Comes between the page and what it asks for, until the answer of this is called. The route stays then and lets everything
 * pass: when the last route of a page goes, Chromium can lose a file that it holds back at that moment, and the page waits for ever.
 */
export async function hinder(page: Page, url: string, handler: (route: Route) => unknown): Promise<() => void> {
  let hindering = true;
  await page.route(url, (route) => (hindering ? handler(route) : route.fallback()));
  return () => {
    hindering = false;
  };
}

/** Lets a call fail, until the answer of this is called: the server broke, has no such call, or the network is gone. */
export function failAt(page: Page, path: string, how: "server" | "missing" | "network"): Promise<() => void> {
  const status = how === "missing" ? 404 : 500;
  return hinder(page, `**/api/${path}`, (route) =>
    how === "network" ? route.abort() : route.fulfill({ status, body: "" }),
  );
}

/** A page of records as every list call answers it. */
export function pageOf<T>(records: readonly T[], total = records.length) {
  return { records, total, size: 24, current: 1, pages: Math.ceil(total / 24) };
}
