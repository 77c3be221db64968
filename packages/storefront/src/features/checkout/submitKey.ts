/**
 * Creates the key for submitting an order. An unchanged order keeps its key, so that it is never placed twice (AP-07).
 */
export interface SubmitKeys {
  /** `state` is the text of everything that is ordered. */
  keyFor: (state: string) => string;
  /** The order has been placed: the next one gets another key, even if it is the same. */
  reset: () => void;
}

/** `random` returns a unique text. */
export function submitKeys(random: () => string = randomKey): SubmitKeys {
  let last: { state: string; key: string } | undefined;
  return {
    keyFor: (state) => {
      if (last?.state !== state) last = { state, key: random() };
      return last.key;
    },
    reset: () => {
      last = undefined;
    },
  };
}

/** 128 random bits. `randomUUID` is missing in a shop that is served over plain HTTP. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
