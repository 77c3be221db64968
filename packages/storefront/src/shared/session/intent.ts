import type { SafeStorage } from "@sundry/api/client";
import { storage, tabStorage } from "./storage.ts";

/** Actions that go on after the log-in they asked for (SE-08); `resumed.ts` says who does each. */
export const intentNames = ["addToCart", "buyNow", "favourite", "claim", "exchange", "follow", "chat"] as const;

export type IntentName = (typeof intentNames)[number];

/** What a visitor wanted to do: the action and the values it needs, small enough to be written down. */
export interface Intent {
  readonly name: IntentName;
  readonly values: IntentValues;
}

/** Ids and counts by name; never anything about the person. */
export type IntentValues = Readonly<Record<string, string | number>>;

/** The one thing a visitor wanted when he went to log in. */
export interface IntentMemory {
  /** Writes it down in place of an older one. */
  keep(intent: Intent): void;
  /** Hands it out once and forgets it first, so that neither Back nor a reload nor a copied tab does it again. */
  take(): Intent | null;
  forget(): void;
}

const key = "intent";
/** Mark in the storage that all tabs share: a tab copied at the log-in page holds the same intent. */
const doneKey = "intentDone";
/** Whoever takes longer to log in wants to look again before he buys, in ms. */
const GOOD_FOR = 30 * 60_000;

interface Kept extends Intent {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Keeps an intent in the storage of one tab. Garbage there counts as none (EN-04). */
export function createIntentMemory(
  own: SafeStorage,
  shared: SafeStorage,
  { now, newId }: { now: () => number; newId: () => string },
): IntentMemory {
  return {
    keep: ({ name, values }) => own.set(key, JSON.stringify({ name, values, id: newId(), at: now() } satisfies Kept)),
    take() {
      const kept = read(own.get(key));
      own.remove(key);
      if (!kept || now() - kept.at > GOOD_FOR || shared.get(doneKey) === kept.id) return null;
      shared.set(doneKey, kept.id);
      return { name: kept.name, values: kept.values };
    },
    forget: () => own.remove(key),
  };
}

/** The intent of this tab. */
export const intents: IntentMemory = createIntentMemory(tabStorage, storage, {
  now: () => Date.now(),
  newId: () => crypto.getRandomValues(new Uint32Array(2)).join("-"),
});

function read(text: string | null): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const { name, values, id, at } = value as Partial<Record<keyof Kept, unknown>>;
  return (
    intentNames.some((known) => known === name) &&
    typeof id === "string" &&
    typeof at === "number" &&
    typeof values === "object" &&
    values !== null &&
    Object.values(values).every((one) => typeof one === "string" || typeof one === "number")
  );
}
