import type { Page } from "@playwright/test";

/** Answers a call in the server's place: `path` below `/api`, `result` as the contract has it. */
export async function answerWith(page: Page, path: string, result: unknown): Promise<void> {
  await page.route(`**/api/${path}`, (route) =>
    route.fulfill({ json: { success: true, message: "success", code: 200, timestamp: Date.now(), result } }),
  );
}

/** Lets a call fail for good: the server broke, has no such call, or the network is gone. Ends with `page.unroute`. */
export async function failAt(
  page: Page,
  path: string,
  how: "server" | "missing" | "network",
): Promise<() => Promise<void>> {
  const pattern = `**/api/${path}`;
  const status = how === "missing" ? 404 : 500;
  await page.route(pattern, (route) => (how === "network" ? route.abort() : route.fulfill({ status, body: "" })));
  return () => page.unroute(pattern);
}

/** A page of records as every list call answers it. */
export function pageOf<T>(records: readonly T[], total = records.length) {
  return { records, total, size: 24, current: 1, pages: Math.ceil(total / 24) };
}
