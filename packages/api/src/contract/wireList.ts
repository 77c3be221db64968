import * as z from "zod/mini";

const joined = new WeakSet<object>();

/**
 * A list in a request of at most `longest` values, which can also arrive as one text joined with commas. Its values must
 * not contain commas.
 */
/* @__NO_SIDE_EFFECTS__ */
export function commaList<T extends z.ZodMiniType>(element: T, longest: number) {
  const list = z.array(element).check(z.maxLength(longest));
  joined.add(list);
  return list;
}

/** Whether {@link commaList} made this schema. */
export function isCommaList(schema: object): boolean {
  return joined.has(schema);
}
