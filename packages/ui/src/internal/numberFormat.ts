import { tagOf } from "./tagOf.ts";

const known = new Map<string, Intl.NumberFormat>();

/** A number formatter, made once for each locale and set of options: making one takes longer than hundreds of uses. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const found = known.get(key);
  if (found) return found;
  const made = new Intl.NumberFormat(tagOf(locale), options);
  known.set(key, made);
  return made;
}
