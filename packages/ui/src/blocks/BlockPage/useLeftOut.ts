"use client";
import { warn } from "../../internal/warn.ts";
import { useEffect } from "react";
import type { PageBlock } from "../pageData/index.ts";
import type { BlockReading } from "./readBlock.ts";

/** Data that has been spoken of. The same data is drawn many times. */
const said = new WeakSet<object>();

/** How many paths a sentence names before it counts the rest. */
const MOST = 10;

/**
 * Says once in the console what a block cannot draw of its data, for whoever writes the page: the type of the block and the paths, never the
 * content. `empty`: the block draws nothing at all.
 */
export function useLeftOut(
  type: string,
  options: PageBlock["options"],
  { leftOut }: Pick<BlockReading, "leftOut">,
  empty: boolean,
): void {
  const paths = [...leftOut.slice(0, MOST), ...(leftOut.length > MOST ? [`${leftOut.length - MOST} more`] : [])];
  const rest = paths.join(", ");
  const what = empty ? `draws nothing${rest && `; it cannot draw ${rest}`}` : rest && `leaves out ${rest}`;
  useEffect(() => {
    if (what === "" || said.has(options)) return;
    said.add(options);
    warn(`the block "${type}" ${what}`);
  }, [type, what, options]);
}
