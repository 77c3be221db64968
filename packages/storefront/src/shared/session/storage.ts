import { safeStorage } from "@sundry/api/client";

/** The browser's storage; falls back to memory where it is blocked or full (EN-04). */
export const storage = safeStorage(() => window.localStorage);

/** The storage of this tab, with the same fallback, for what survives a reload and concerns no other tab. */
export const tabStorage = safeStorage(() => window.sessionStorage);
