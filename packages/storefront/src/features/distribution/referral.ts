import type { SafeStorage } from "@sundry/api/client";
import { storage } from "../../shared/session/storage.ts";

const key = "distributionId";

/** The code of the link through which a buyer came, until it is linked to their account (MC-12). */
export interface ReferralMemory {
  /** Stores the code from an address, in place of an earlier one. An address without a code changes nothing. */
  note(query: URLSearchParams): void;
  /** The code to link. */
  pending(): string | null;
  /** Forgets a linked code, unless a newer one has replaced it. */
  bound(code: string): void;
}

/** Keeps the code in a storage. Malformed content is ignored (EN-04). */
export function createReferralMemory(codes: SafeStorage): ReferralMemory {
  const pending = () => codeOf(codes.get(key));
  return {
    note(query) {
      const code = codeOf(query.get(key));
      if (code) codes.set(key, code);
    },
    pending,
    bound(code) {
      if (pending() === code) codes.remove(key);
    },
  };
}

/** The code of this browser, shared by its tabs. */
export const referral: ReferralMemory = createReferralMemory(storage);

function codeOf(text: string | null): string | null {
  return text !== null && /^\d{1,24}$/.test(text) ? text : null;
}
