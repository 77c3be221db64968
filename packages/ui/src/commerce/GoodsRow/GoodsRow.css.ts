import { style } from "@vanilla-extract/css";
import { below } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, size } = vars;

export const root = style(
  inLayer("commerce", {
    position: "relative",
    display: "grid",
    gridTemplateColumns: `${size.picture.xl} minmax(0, 1fr) auto`,
    alignItems: "center",
    columnGap: space[4],
    paddingBlock: space[4],
    borderBlockEnd: `${vars.line.hairline} solid ${color.border.hairline}`,
    "@media": {
      [below("sm")]: {
        gridTemplateColumns: `${size.picture.lg} minmax(0, 1fr)`,
        columnGap: space[3],
        rowGap: space[2],
      },
    },
  }),
);

export const picture = style(inLayer("commerce", { position: "relative" }));

export const tag = style(
  inLayer("commerce", { position: "absolute", insetBlockStart: space[1], insetInlineStart: space[1] }),
);

export const facts = style(
  inLayer("commerce", { display: "grid", gap: space[1], minInlineSize: 0, overflowWrap: "anywhere" }),
);

export const name = style([text.body, inLayer("commerce", { fontWeight: vars.font.weight.medium })]);

export const link = style(
  inLayer("commerce", {
    selectors: {
      "&::after": { content: "", position: "absolute", inset: 0 },
      "&:focus-visible": { outline: "none" },
      "&:focus-visible::after": {
        outline: `${vars.line.strong} solid ${color.border.focus}`,
        outlineOffset: `calc(-1 * ${vars.line.strong})`,
      },
    },
  }),
);

export const store = style([
  text.caption,
  inLayer("commerce", { display: "flex", alignItems: "center", gap: space[1], color: color.text.muted }),
]);

export const storeIcon = style(inLayer("commerce", { inlineSize: size.icon.xs, blockSize: size.icon.xs }));

export const end = style(
  inLayer("commerce", {
    position: "relative",
    zIndex: vars.zIndex.base,
    display: "flex",
    alignItems: "center",
    gap: space[2],
    "@media": {
      // The heart is after the button, so that the button is below the text.
      [below("sm")]: { gridColumn: 2, justifySelf: "start", flexDirection: "row-reverse" },
    },
  }),
);

export const heart = style(
  inLayer("commerce", {
    selectors: { "[aria-pressed='true'] > &": { fill: color.text.brand, color: color.text.brand } },
  }),
);
