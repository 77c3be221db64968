import * as z from "zod/mini";

/** A text with some known values. Others are kept and shown as received. */
export type OpenText<Value extends string> = Value | (string & {});

/** Schema of an enumeration in an answer; `values` lists the known values. */
export type OpenEnum<Value extends string = string> = z.ZodMiniType<OpenText<Value>, OpenText<Value>> & {
  readonly values: readonly Value[];
};

/**
 * Declares an enumeration that accepts unknown values, so that a newer backend does not break an older shop. Use
 * {@link closedEnum} for requests.
 */
/* @__NO_SIDE_EFFECTS__ */
export function openEnum<const Value extends string>(values: readonly Value[]): OpenEnum<Value> {
  return Object.assign(z.string() as z.ZodMiniType<OpenText<Value>, OpenText<Value>>, { values });
}

/** The same enumeration in a request, which accepts only the known values. */
/* @__NO_SIDE_EFFECTS__ */
export function closedEnum<Value extends string>(enumeration: OpenEnum<Value>) {
  return z.enum(Object.fromEntries(enumeration.values.map((value) => [value, value])) as { [V in Value]: V });
}

/** Value names of an enumeration: `ValueOf<typeof OrderStatus>`. */
export type ValueOf<E> = E extends OpenEnum<infer Value> ? Value : never;
