import { createHash } from "node:crypto";
import { handleOf } from "./texts.ts";

/** What a source calls a product: an article number, an id, or else its title. */
export interface SourceName {
  kind: "number" | "title";
  text: string;
}

/**
 * Handles for the products of files, by what their source calls them. Of several names that would make one handle, such
 * as `Mug (blue)` and `Mug – blue`, the others get a suffix made of the name. Which one does not depend on the order of
 * the rows, so a sorted table changes the same goods.
 */
export function handlesFor(names: Iterable<SourceName>): (name: SourceName) => string {
  const byHandle = Map.groupBy([...new Map([...names].map((name) => [keyOf(name), name])).values()], bare);
  const suffixed = [...byHandle].flatMap(([handle, same]) => {
    // What is written as the handle keeps it.
    const isExact = ({ text }: SourceName) => text.toLowerCase() === handle;
    const keys = [
      ...same.filter(isExact).map(keyOf).sort(),
      ...same
        .filter((name) => !isExact(name))
        .map(keyOf)
        .sort(),
    ];
    return keys.slice(1).map((key) => [key, digestOf(key)] as const);
  });
  const suffixes = new Map(suffixed);
  return (name) => {
    const suffix = suffixes.get(keyOf(name));
    return suffix === undefined ? bare(name) : `${bare(name)}-${suffix}`;
  };
}

/** A title of signs alone, such as stars, has no letters to make a handle of. */
function bare(name: SourceName): string {
  return handleOf(name.text) || (name.text === "" ? "" : `product-${digestOf(keyOf(name))}`);
}

function keyOf({ kind, text }: SourceName): string {
  return `${kind} ${text.toLowerCase()}`;
}

function digestOf(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 6);
}
