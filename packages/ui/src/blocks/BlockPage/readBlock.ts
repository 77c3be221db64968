import { isRecord } from "../pageData/index.ts";
import { type BlockItem, itemFields, readItem } from "./readItem.ts";

/** Reads the lists of a block, and keeps note of what cannot be drawn. */
export interface BlockReading {
  /** What is left out, by path: `list.3.price`. Never the content. */
  readonly leftOut: readonly string[];
  /** Notes a part that is left out. */
  readonly leave: (path: string) => void;
  /** One item. */
  readonly item: (entry: unknown, path: string) => BlockItem | undefined;
  /** Items with any field that a product's card shows. */
  readonly goods: (value: unknown, path: string, most?: number) => readonly BlockItem[];
  /** Items with a picture, words or a price. */
  readonly adverts: (value: unknown, path: string, most?: number) => readonly BlockItem[];
  /** Whatever `read` makes of the entries of a list. */
  readonly entries: <Entry>(
    value: unknown,
    path: string,
    read: (entry: unknown, path: string) => Entry | undefined,
    most?: number,
  ) => readonly Entry[];
}

/** Begins to read a block. */
export function readBlock(): BlockReading {
  const leftOut: string[] = [];
  const leave = (path: string) => void leftOut.push(path);

  const entries: BlockReading["entries"] = (value, path, read, most = Number.POSITIVE_INFINITY) => {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) {
      leave(path);
      return [];
    }
    let count = 0;
    return value.flatMap((entry: unknown, index) => {
      const place = `${path}.${index}`;
      const shown = count < most ? read(entry, place) : undefined;
      if (shown === undefined) leave(place);
      else count += 1;
      return shown === undefined ? [] : [shown];
    });
  };

  const item = (entry: unknown, path: string): BlockItem | undefined => {
    const read = readItem(entry);
    if (read && isRecord(entry))
      for (const field of itemFields) if (isGiven(entry[field]) && read[field] === undefined) leave(`${path}.${field}`);
    return read;
  };

  return {
    leftOut,
    leave,
    item,
    entries,
    goods: (value, path, most) => entries(value, path, item, most),
    adverts: (value, path, most) => entries(value, path, (entry, place) => advertOf(item(entry, place)), most),
  };
}

/**
 * An item as an advert shows it, whose title is its name or, without one, its sentence, unless that describes a picture that stands
 * alone. Undefined if it has neither picture nor words nor a price.
 */
export function advertOf(item: BlockItem | undefined): BlockItem | undefined {
  if (!item) return undefined;
  const { img, name, describe, price } = item;
  if (name !== undefined || (img !== undefined && price === undefined)) return item;
  if (describe !== undefined) return { ...item, name: describe, describe: undefined };
  return price === undefined ? undefined : item;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}
