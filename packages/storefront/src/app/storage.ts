import { safeStorage } from "@sundry/api/client";

/** The browser's storage; falls back to memory where it is blocked or full (EN-04). */
export const storage = safeStorage(() => window.localStorage);
