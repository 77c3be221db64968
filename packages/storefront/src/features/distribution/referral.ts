import type { SafeStorage } from "@sundry/api/client";
import { storage } from "../../shared/session/storage.ts";

const key = "distributionId";

/** The code of the link somebody came by, until it is bound to his account (MC-12). */
export interface ReferralMemory {
  /** Writes down the code that an address names; another one replaces it. An address without one changes nothing. */
  note(query: URLSearchParams): void;
  /** The code that waits to be bound. */
  waiting(): string | null;
  /** Forgets a code that is bound, unless another one has come meanwhile. */
  bound(code: string): void;
}

/** Keeps the code in a storage; whatever is no code counts as none (EN-04). */
export function createReferralMemory(kept: SafeStorage): ReferralMemory {
  const waiting = () => codeOf(kept.get(key));
  return {
    note(query) {
      const code = codeOf(query.get(key));
      if (code) kept.set(key, code);
    },
    waiting,
    bound(code) {
      if (waiting() === code) kept.remove(key);
    },
  };
}

/** The code of this browser, shared by its tabs. */
export const referral: ReferralMemory = createReferralMemory(storage);

function codeOf(text: string | null): string | null {
  return text !== null && /^\d{1,24}$/.test(text) ? text : null;
}
