import type { SafeStorage } from "@sundry/api/client";

const item = "loginReturn";

/** Keeps the way back while the visitor is at a third party; it comes back with nothing but `state`. */
export function keepReturn(storage: SafeStorage, params: URLSearchParams): void {
  storage.set(item, new URLSearchParams([...params].filter(([name]) => name !== "state")).toString());
}

/** The query of the log-in page as it was before the visitor left for a third party; empty when he did not. */
export function keptReturn(storage: SafeStorage): URLSearchParams {
  return new URLSearchParams(storage.get(item) ?? "");
}

/**
 * The `state` with which a third party has led back, if it has. Ours comes in the page's query; a backend that knows no hash
 * routes puts it before the hash (lessons 35).
 */
export function returnedState(params: URLSearchParams, search: string): string | undefined {
  return params.get("state") || new URLSearchParams(search).get("state") || undefined;
}
