import * as z from "zod/mini";

/** A text with some known values. Others are kept and shown as received. */
export type Known<Value extends string> = Value | (string & {});

/** Schema of an enumeration in an answer; `values` lists the known values. */
export type KnownSchema<Value extends string = string> = z.ZodMiniType<Known<Value>, Known<Value>> & {
  readonly values: readonly Value[];
};

/**
 * Declares an enumeration that accepts unknown values, so that a newer backend does not break an older shop. Use {@link
 * only} for requests.
 */
/* @__NO_SIDE_EFFECTS__ */
export function known<const Value extends string>(values: readonly Value[]): KnownSchema<Value> {
  return Object.assign(z.string() as z.ZodMiniType<Known<Value>, Known<Value>>, { values });
}

/** The same enumeration in a request, which accepts only the known values. */
/* @__NO_SIDE_EFFECTS__ */
export function only<Value extends string>(enumeration: KnownSchema<Value>) {
  return z.enum(Object.fromEntries(enumeration.values.map((value) => [value, value])) as { [V in Value]: V });
}

/** Value names of an enumeration: `ValueOf<typeof OrderStatus>`. */
export type ValueOf<E> = E extends KnownSchema<infer Value> ? Value : never;
