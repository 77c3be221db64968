import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text as type } from "../../theme/text.css.ts";
import { patternSize } from "../../theme/brandPattern.css.ts";
import { measures } from "../../theme/measures.ts";
import { placeFrom } from "../../theme/place.ts";

const { space, radius, color } = vars;

/** A page where the banner goes from edge to edge says how far it reaches beyond the page's column. */
const overhang = (inColumn: string) => `var(--sundry-page-overhang, ${inColumn})`;

export const root = style(
  inLayer("blocks", {
    position: "relative",
    overflow: "hidden",
    borderRadius: radius.block,
    background: color.bg.subtle,
    // Grows with its words: a fixed height would cut them.
    "@container": { [placeFrom("md")]: { display: "grid", minBlockSize: measures.block.banner, background: "none" } },
  }),
);

/** Several banners, one below the other. */
export const stack = style(
  inLayer("blocks", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] }),
);

export const field = style(
  inLayer("blocks", {
    blockSize: measures.block.cloth,
    overflow: "hidden",
    vars: { [patternSize]: measures.block.cloth },
    // The pattern is toned down by its background colour, not by a filter: a filter would also
    // change the picture.
    backgroundColor: color.pattern.groundBanner,
    filter: "none",
    "@container": { [placeFrom("md")]: { position: "absolute", inset: 0, blockSize: "auto" } },
  }),
);

export const picture = style(
  inLayer("blocks", {
    position: "absolute",
    insetInlineEnd: space[4],
    insetBlockStart: 0,
    blockSize: measures.block.cloth,
    inlineSize: "auto",
    "@container": { [placeFrom("md")]: { insetInlineEnd: overhang(space[16]), blockSize: "100%" } },
  }),
);

export const panel = style(
  inLayer("blocks", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "start",
    alignContent: "center",
    gap: space[3],
    padding: space[5],
    "@container": {
      [placeFrom("md")]: {
        position: "relative",
        marginBlock: space[8],
        marginInline: overhang(space[8]),
        inlineSize: `min(${measures.block.bannerPanel}, 52%)`,
        padding: space[8],
        borderRadius: radius.panel.md,
        background: color.bg.surface,
      },
    },
  }),
);

export const title = style([type.display]);
export const text = style([type.bodyL, inLayer("blocks", { color: color.text.secondary })]);
