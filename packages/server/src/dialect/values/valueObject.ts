import type { Language } from "@sundry/api/contract/language";

export type Fields = Readonly<Record<string, unknown>>;

/** Who asks, and how. */
export interface Asking {
  readonly lang: Language;
  /** The buyer; both are empty for a visitor. */
  readonly memberId: string;
  readonly username: string;
  /** Origin in front of this shop's own addresses; empty if unknown. */
  readonly origin: string;
  /** It is a client for phones, or an app, which has other blocks in its pages. */
  readonly onPhone: boolean;
  /** Now, as the contract writes times. */
  readonly moment: string;
  /** A time of the contract in epoch milliseconds; anything else as it is, and null if there is none. */
  readonly epochOf: (time: unknown) => unknown;
}

/** What a value object of the reference backend has that ours lacks. */
export interface ValueObject {
  /** It is a stored record there, which says who made and changed it. */
  readonly record?: true;
  /** Optional fields for which this shop has no value, as names with spaces between them: null unless we send one. */
  readonly none?: string;
  /** The only fields there are, where a client reads all of them in the same way. */
  readonly only?: string;
  /** Fields that follow from ours. */
  readonly add?: (own: Fields, asking: Asking) => Fields;
  /** Value objects in fields: `CartItem`, `CartItem[]`, `Page<Order>` or `Map<Promotion>`. */
  readonly inside?: Readonly<Record<string, string>>;
}

/** Value objects by name, and the answers of calls that have them. */
export interface Values {
  readonly objects: Readonly<Record<string, ValueObject>>;
  readonly answers: Readonly<Record<string, string>>;
}

export const listOf = (value: unknown) => (Array.isArray(value) ? (value as readonly Fields[]) : []);
export const fieldsOf = (value: unknown) => (value ?? {}) as Fields;
export const textOf = (value: unknown) => (typeof value === "string" ? value : "");
export const numberOf = (value: unknown) => (typeof value === "number" ? value : 0);

/** The buyer whose record it is. */
export const ofBuyer = (_own: Fields, { memberId, username }: Asking): Fields => ({ memberId, memberName: username });
