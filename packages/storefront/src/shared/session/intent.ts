import type { SafeStorage } from "@sundry/api/client";
import { storage, tabStorage } from "./storage.ts";

/**
 * Actions that continue after the login they require (SE-08); `shell/deferred/resumedActions.ts` has the hook of each.
 */
export const intentNames = [
  "addToCart",
  "addSeveral",
  "addChosen",
  "buyNow",
  "favourite",
  "claim",
  "exchange",
  "follow",
  "watch",
  "chat",
  "drawer",
  "visit",
] as const;

export type IntentName = (typeof intentNames)[number];

/** The data of each action: ids, counts and names of goods, never anything about the person. */
export interface IntentValues {
  readonly addToCart: { readonly skuId: string; readonly num: number; readonly name: string };
  /** `lines` are pieces by SKU, as `linesText` of `features/cart` writes them. */
  readonly addSeveral: { readonly lines: string };
  /** The same for what is chosen in a list. */
  readonly addChosen: { readonly lines: string };
  readonly buyNow: { readonly skuId: string; readonly num: number };
  readonly favourite: { readonly skuId: string };
  /** `use` is the address of the goods that the coupon applies to. */
  readonly claim: { readonly couponId: string; readonly use: string };
  readonly exchange: { readonly skuId: string; readonly num: number };
  readonly follow: { readonly storeId: string };
  /** `what` is what the buyer waits for: stock or a lower price. */
  readonly watch: { readonly skuId: string; readonly what: string };
  readonly chat: {
    readonly storeId?: string;
    readonly goodsId?: string;
    readonly skuId?: string;
    readonly orderSn?: string;
  };
  /** The list that was to open beside the page. */
  readonly drawer: { readonly drawer: string };
  /** The page of the shop that a link was to open. */
  readonly visit: { readonly address: string };
}

/** What a visitor was about to do. */
export type Intent<Name extends IntentName = IntentName> = {
  readonly [One in Name]: { readonly name: One; readonly values: IntentValues[One] };
}[Name];

/** The last intent of a visitor who went to log in. */
export interface IntentMemory {
  /** Stores an intent in place of an older one. */
  store(intent: Intent): void;
  /** Returns the intent once and forgets it first, so that Back, a reload or a copied tab does not repeat it. */
  take(): Intent | null;
  forget(): void;
}

const key = "intent";
/** Id of the last completed intent, shared by all tabs: a tab duplicated at the login page has the same intent. */
const doneKey = "intentDone";
/** In ms. Buyers who take longer to log in want to look again before they buy. */
const VALID_FOR = 30 * 60_000;

type StoredIntent = Intent & {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
};

/** Stores an intent for one tab. Malformed content is ignored (EN-04). */
export function createIntentMemory(
  own: SafeStorage,
  shared: SafeStorage,
  { now, newId }: { now: () => number; newId: () => string },
): IntentMemory {
  return {
    store: ({ name, values }) => own.set(key, JSON.stringify({ name, values, id: newId(), at: now() })),
    take() {
      const stored = read(own.get(key));
      own.remove(key);
      if (!stored || now() - stored.at > VALID_FOR || shared.get(doneKey) === stored.id) return null;
      shared.set(doneKey, stored.id);
      return { name: stored.name, values: stored.values } as Intent;
    },
    forget: () => own.remove(key),
  };
}

/** The intent of this tab. */
export const intents: IntentMemory = createIntentMemory(tabStorage, storage, {
  now: () => Date.now(),
  newId: () => crypto.getRandomValues(new Uint32Array(2)).join("-"),
});

function read(text: string | null): StoredIntent | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    return isStoredIntent(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isStoredIntent(value: unknown): value is StoredIntent {
  if (typeof value !== "object" || value === null) return false;
  const { name, values, id, at } = value as Partial<Record<keyof StoredIntent, unknown>>;
  return (
    intentNames.some((known) => known === name) &&
    typeof id === "string" &&
    typeof at === "number" &&
    typeof values === "object" &&
    values !== null &&
    Object.values(values).every((one) => typeof one === "string" || typeof one === "number")
  );
}
