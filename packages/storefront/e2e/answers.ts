import type { Page } from "@playwright/test";

/** Answers a call in the server's place: `path` below `/api`, `result` as the contract has it. */
export async function answerWith(page: Page, path: string, result: unknown): Promise<void> {
  await page.route(`**/api/${path}`, (route) =>
    route.fulfill({ json: { success: true, message: "success", code: 200, timestamp: Date.now(), result } }),
  );
}

/** Lets a call fail for good: the server broke, or the network is gone. Ends with `page.unroute`. */
export async function failAt(page: Page, path: string, how: "server" | "network"): Promise<() => Promise<void>> {
  const pattern = `**/api/${path}`;
  await page.route(pattern, (route) => (how === "server" ? route.fulfill({ status: 500, body: "" }) : route.abort()));
  return () => page.unroute(pattern);
}

/** A page of records as every list call answers it. */
export function pageOf<T>(records: readonly T[], total = records.length) {
  return { records, total, size: 24, current: 1, pages: Math.ceil(total / 24) };
}
