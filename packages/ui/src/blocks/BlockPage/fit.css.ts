import { style } from "@vanilla-extract/css";
import { clampedTo } from "../../theme/clampedTo.ts";
import { inLayer } from "../../theme/inLayer.ts";

/** As many lines of a text as a block has room for, however long the text or its words are. */
const lines = (count: number) =>
  style(
    inLayer("blocks", {
      ...clampedTo(count),
      overflowWrap: "anywhere",
    }),
  );

export const twoLines = lines(2);
export const threeLines = lines(3);

/** A text that stays on its line, cut at the end. */
export const oneLine = style(
  inLayer("blocks", { minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }),
);

/** A button or link no wider than its place; its words are {@link oneLine}. */
export const narrow = style(inLayer("blocks", { maxInlineSize: "100%" }));
