/** How one value of a page's query is read from the address and written to it. */
export interface Param<T> {
  /** Reads the text from the address, `""` if it is missing. Anything malformed becomes the default. */
  read(text: string): T;
  /** Writes a value; `""` leaves it out of the address, as for the default. */
  write(value: T): string;
}

/** A parameter with several values in one text. */
export interface ListParam<T> extends Param<readonly T[]> {
  /** What stands between two values. */
  readonly separator: string;
}

/** A parameter that every link to its page must have. */
export interface RequiredParam<T> extends Param<T> {
  readonly required: true;
}

/** Maximum length of typed text, in characters. */
const longestText = 140;
const validId = /^[\w-]{1,64}$/;

/** Typed text, trimmed and cut to 140 characters. */
export function text(): Param<string> {
  return {
    read: (typed) => [...typed.trim()].slice(0, longestText).join("").trim(),
    write: (value) => value,
  };
}

/** The text of the address unchanged, for values that the page or the server checks. */
export function raw(): Param<string> {
  return { read: (value) => value, write: (value) => value };
}

/** An id; undefined if it is missing or malformed. */
export function id(): Param<string | undefined> {
  return { read: (value) => (validId.test(value) ? value : undefined), write: (value) => value ?? "" };
}

/** A number or id that the page needs; `""` if it is missing or malformed, so that the page can say so. */
export function requiredId(): RequiredParam<string> {
  return {
    read: (value) => (validId.test(value.trim()) ? value.trim() : ""),
    write: (value) => value,
    required: true,
  };
}

/** Several ids joined with a separator, without repeats; malformed ones are dropped. */
export function ids(separator: string): ListParam<string> {
  return {
    separator,
    read: (joined) => [...new Set(joined.split(separator).filter((one) => validId.test(one)))],
    write: (values) => values.join(separator),
  };
}

/** Several of these values. */
export function manyOf<const Value extends string>(
  values: readonly Value[],
  separator: string,
): ListParam<Value> & { readonly values: readonly Value[] } {
  return {
    separator,
    values,
    read: (joined) => {
      const wanted = new Set(joined.split(separator));
      return values.filter((value) => wanted.has(value));
    },
    write: (chosen) => chosen.join(separator),
  };
}

/** A parameter with a few possible values, listed for the page's controls. */
export interface Choice<Value, Read = Value> extends Param<Read> {
  readonly values: readonly Value[];
}

/** One of these values, in any case; the first is the default. */
export function oneOf<const Value extends string>(values: readonly [Value, ...Value[]]): Choice<Value> {
  const [first] = values;
  return {
    values,
    read: (value) => match(values, value) ?? first,
    write: (value) => (value === first ? "" : value),
  };
}

/** Like `oneOf`, but links contain the first value too, as the specification requires. */
export function oneOfExplicit<const Value extends string>(values: readonly [Value, ...Value[]]): Choice<Value> {
  return { ...oneOf(values), write: (value) => value };
}

/** One of these values, in any case; undefined if it is missing or malformed. */
export function optional<const Value extends string>(values: readonly Value[]): Choice<Value, Value | undefined> {
  return { values, read: (value) => match(values, value), write: (value) => value ?? "" };
}

/** Like `oneOfExplicit`, but undefined for any other value, so that the page can say so. */
export function oneOfOrUndefined<const Value extends string>(
  values: readonly [Value, ...Value[]],
): Choice<Value, Value | undefined> {
  const [first] = values;
  return { ...optional(values), read: (value) => (value === "" ? first : match(values, value)) };
}

function match<Value extends string>(values: readonly Value[], value: string): Value | undefined {
  return values.find((one) => one.toLowerCase() === value.toLowerCase());
}

/** One of these whole numbers; the first is the default. */
export function oneOfNumbers<const Value extends number>(values: readonly [Value, ...Value[]]): Choice<Value> {
  const [first] = values;
  return {
    values,
    read: (value) => values.find((one) => String(one) === value) ?? first,
    write: (value) => (value === first ? "" : String(value)),
  };
}

/** `true` or nothing. */
export function flag(): Param<boolean> {
  return { read: (value) => value === "true", write: (value) => (value ? "true" : "") };
}

/** The number of a page, from 1. */
export function page(): Param<number> {
  return {
    read: (value) => (/^\d{1,6}$/.test(value) ? Math.max(1, Number(value)) : 1),
    write: (value) => (value > 1 ? String(value) : ""),
  };
}

/** A typed amount, such as `23.50`; `""` if it is malformed. */
export function amount(): Param<string> {
  return { read: (value) => (/^\d{1,7}(\.\d{1,2})?$/.test(value.trim()) ? value.trim() : ""), write: (value) => value };
}

/** A price range in units; either end may be open. */
export interface PriceRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** `min_max`, with an open end left empty; ends in the wrong order are swapped. */
export function priceRange(): Param<PriceRange> {
  const end = (part: string) => (/^\d{1,9}(\.\d{1,2})?$/.test(part) ? Number(part) : undefined);
  return {
    read(value) {
      const [low = "", high = "", ...more] = value.split("_");
      if (more.length > 0) return {};
      const [min, max] = [end(low), end(high)];
      return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };
    },
    write: ({ min, max }) => (min === undefined && max === undefined ? "" : `${min ?? ""}_${max ?? ""}`),
  };
}

/** A value of an attribute, such as Colour: Blue. Neither part contains `@`; the name contains no `_`. */
export interface AttributeChoice {
  readonly name: string;
  readonly value: string;
}

/** `name_value` pairs joined with `@`, in the form of the search call. */
export function attributes(): ListParam<AttributeChoice> {
  return {
    separator: "@",
    read(joined) {
      const pairs = joined.split("@").flatMap((pair) => {
        const cut = pair.indexOf("_");
        const [name, value] = [pair.slice(0, Math.max(0, cut)), pair.slice(cut + 1)];
        return name && value ? [{ name, value }] : [];
      });
      return pairs.filter(
        ({ name, value }, index) => index === pairs.findIndex((one) => one.name === name && one.value === value),
      );
    },
    write: (choices) => choices.map(({ name, value }) => `${name}_${value}`).join("@"),
  };
}
