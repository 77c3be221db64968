/** Makes the keys by which a settlement is submitted: the same one for as long as it is the same settlement (AP-07). */
export interface SubmitKeys {
  /** `state` is everything that decides what would be ordered. */
  keyFor: (state: string) => string;
  /** The order was made: the next one is another, even when it looks the same. */
  spend: () => void;
}

/** `random` gives a text nobody else has. */
export function submitKeys(random: () => string = randomKey): SubmitKeys {
  let last: { state: string; key: string } | undefined;
  return {
    keyFor: (state) => {
      if (last?.state !== state) last = { state, key: random() };
      return last.key;
    },
    spend: () => {
      last = undefined;
    },
  };
}

/** 128 random bits; not `randomUUID`, which a shop reached over plain HTTP does not have. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
