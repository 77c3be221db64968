import { from, media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size } = vars;

export const root = style(inLayer("app", { minInlineSize: 0 }));

/** A wide page has it in its bar. */
export const stock = style(inLayer("app", { "@media": { [from("xl")]: { display: "none" } } }));

export const category = style([
  text.body,
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[2],
    minBlockSize: space[7],
    color: color.text.secondary,
    selectors: {
      "&:hover": { color: color.text.brand },
      "&[aria-current='true']": { color: color.text.brand, fontWeight: vars.font.weight.strong },
    },
    "@media": { [media.touch]: { minBlockSize: size.touch } },
  }),
]);

export const count = style([
  text.caption,
  inLayer("app", { color: color.text.muted, fontVariantNumeric: vars.font.figures }),
]);

/** The fields above round amounts. */
export const range = style(inLayer("app", { marginBlockEnd: space[2] }));

/** Bars of the prices, above the fields. */
export const steps = style(
  inLayer("app", {
    display: "flex",
    alignItems: "flex-end",
    gap: space.half,
    blockSize: space[10],
    marginBlockEnd: space[2],
  }),
);
export const step = style(
  inLayer("app", {
    flex: 1,
    borderRadius: vars.radius.tag,
    background: color.border.hairline,
    selectors: { "&[data-inside]": { background: color.action.primary } },
    "@media": {
      [media.forcedColors]: {
        background: "GrayText",
        selectors: { "&[data-inside]": { background: "CanvasText" } },
      },
    },
  }),
);

export const swatches = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", gap: space[2], margin: 0, padding: 0, listStyle: "none" }),
);

export const swatch = style(
  inLayer("app", {
    inlineSize: space[8],
    blockSize: space[8],
    borderRadius: "50%",
    border: `${vars.line.hairline} solid ${color.border.control}`,
    forcedColorAdjust: "none",
    selectors: {
      '&[aria-pressed="true"]': {
        boxShadow: `0 0 0 ${space.half} ${color.bg.page}, 0 0 0 ${space[1]} ${color.text.brand}`,
      },
    },
    "@media": { [media.touch]: { inlineSize: size.touch, blockSize: size.touch } },
  }),
);

export const more = style(inLayer("app", { paddingBlockStart: space[4] }));
