import type { SafeStorage } from "@sundry/api/client";

const key = "sentCodes";
/** How long the server sends no other code to the same recipient, in ms. */
const RESEND_MS = 60_000;

/** When the next code can be sent to each recipient; survives a reload of the tab (SE-06). */
export interface SentCodes {
  /** When the next code can be sent, in ms since 1970; 0 for now. */
  waitUntil(to: string): number;
  /** Records that a code was sent. */
  note(to: string, now: number): void;
}

/** Creates the record in a storage; malformed content counts as nothing sent (EN-04). */
export function createSentCodes(storage: SafeStorage): SentCodes {
  return {
    waitUntil: (to) => readAll(storage)[to] ?? 0,
    note(to, now) {
      const running = Object.entries(readAll(storage)).filter(([, until]) => until > now);
      storage.set(key, JSON.stringify({ ...Object.fromEntries(running), [to]: now + RESEND_MS }));
    },
  };
}

function readAll(storage: SafeStorage): Record<string, number> {
  try {
    const value: unknown = JSON.parse(storage.get(key) ?? "{}");
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
    );
  } catch {
    return {};
  }
}
