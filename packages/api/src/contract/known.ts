import * as z from "zod/mini";

/** A text of which some values are known by name. Others are kept and shown as they came (EN-01). */
export type Known<Value extends string> = Value | (string & {});

/** Schema of an enumeration in an answer; `values` lists what is known today. */
export type KnownSchema<Value extends string = string> = z.ZodMiniType<Known<Value>, Known<Value>> & {
  readonly values: readonly Value[];
};

/**
 * Declares an enumeration that tolerates what it does not know: a newer backend must not break an older shop (EN-01).
 * For requests narrow it with {@link only}.
 */
/* @__NO_SIDE_EFFECTS__ */
export function known<const Value extends string>(values: readonly Value[]): KnownSchema<Value> {
  return Object.assign(z.string() as z.ZodMiniType<Known<Value>, Known<Value>>, { values });
}

/** The same enumeration in a request: nothing but the known values is accepted. */
/* @__NO_SIDE_EFFECTS__ */
export function only<Value extends string>(enumeration: KnownSchema<Value>) {
  return z.enum(Object.fromEntries(enumeration.values.map((value) => [value, value])) as { [V in Value]: V });
}

/** Value names of an enumeration: `ValueOf<typeof OrderStatus>`. */
export type ValueOf<E> = E extends KnownSchema<infer Value> ? Value : never;
