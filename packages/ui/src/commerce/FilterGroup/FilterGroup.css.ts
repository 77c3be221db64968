import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, size } = vars;

export const root = style(
  inLayer("commerce", {
    minInlineSize: 0,
    paddingBlockEnd: space[5],
    selectors: {
      "& + &": {
        paddingBlockStart: space[5],
        borderBlockStart: `${vars.line.hairline} solid ${color.border.hairline}`,
      },
    },
  }),
);

export const title = style([text.label, inLayer("commerce", { marginBlockEnd: space["2half"] })]);

export const options = style(inLayer("commerce", { display: "grid" }));

export const option = style(
  inLayer("commerce", {
    display: "flex",
    alignItems: "flex-start",
    justifyContent: "space-between",
    gap: space[2],
    paddingBlock: space[1],
    overflowWrap: "anywhere",
    "@media": { [media.touch]: { paddingBlock: space["2half"] } },
  }),
);

export const count = style([
  text.caption,
  inLayer("commerce", {
    flex: "none",
    paddingBlockStart: space.half,
    color: color.text.muted,
    fontVariantNumeric: vars.font.figures,
  }),
]);

export const more = style([
  text.label,
  inLayer("commerce", {
    minBlockSize: size.control.sm,
    color: color.text.brand,
    "@media": { [media.touch]: { minBlockSize: size.touch } },
  }),
]);
