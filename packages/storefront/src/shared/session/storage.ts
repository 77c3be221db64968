import { safeStorage } from "@sundry/api/client";

/** The browser's storage; falls back to memory where it is blocked or full (EN-04). */
export const storage = safeStorage(() => window.localStorage);

/** The storage of this tab alone, with the same fallback: what must survive a reload but is nobody else's business. */
export const tabStorage = safeStorage(() => window.sessionStorage);
