import { style } from "@vanilla-extract/css";
import { below, from } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";
import { measures } from "../../theme/measures.ts";

const { color, space, size } = vars;

const withTiers = "&:has([data-component=TierBar])";

/**
 * Two columns beside checkbox and picture on a phone. From a tablet on, the count and the amount stand beside the words and
 * the price; on a wide window all are in one row with aligned columns.
 */
export const root = style(
  inLayer("commerce", {
    display: "grid",
    gridTemplateAreas: `"tick picture words words" "tick picture price actions" "count count count amount"`,
    gridTemplateColumns: `auto ${size.picture.lg} minmax(0, 1fr) auto`,
    columnGap: space[3],
    rowGap: space[2],
    alignItems: "start",
    padding: space[4],
    selectors: {
      [withTiers]: {
        gridTemplateAreas: `"tick picture words words" "tick picture price actions" "count count count amount" "tiers tiers tiers tiers"`,
      },
    },
    "@media": {
      [from("md")]: {
        selectors: {
          [withTiers]: {
            gridTemplateAreas: `"tick picture words count amount" "tick picture price count actions" "tick picture tiers tiers tiers"`,
          },
        },
        gridTemplateAreas: `"tick picture words count amount" "tick picture price count actions"`,
        gridTemplateColumns: `auto ${measures.cartPicture} minmax(0, 1fr) ${measures.cartCount} ${measures.stub}`,
        columnGap: space[4],
        alignItems: "center",
      },
      [from("xxl")]: {
        selectors: {
          [withTiers]: {
            gridTemplateAreas: `"tick picture words price count amount actions" "tick picture tiers tiers tiers tiers tiers"`,
          },
        },
        gridTemplateAreas: `"tick picture words price count amount actions"`,
        gridTemplateColumns: `auto ${measures.cartPicture} minmax(0, 3fr) minmax(0, 1fr) ${measures.cartCount} ${measures.stub} auto`,
      },
    },
  }),
);

export const tick = style(
  inLayer("commerce", { gridArea: "tick", alignSelf: "center", minInlineSize: size.icon.md, display: "grid" }),
);
export const picture = style(inLayer("commerce", { gridArea: "picture", inlineSize: "100%" }));
export const words = style(
  inLayer("commerce", { gridArea: "words", display: "grid", gap: space[1], minInlineSize: 0 }),
);
/** One line below: the thread, and beside it what the next step saves. */
export const tiers = style(inLayer("commerce", { gridArea: "tiers" }));
/** On a phone the buttons beside it are higher: they stand at the height of the figure. */
export const price = style(inLayer("commerce", { gridArea: "price", alignSelf: "center", minInlineSize: 0 }));
export const count = style(
  inLayer("commerce", {
    gridArea: "count",
    display: "grid",
    gap: space[1],
    minInlineSize: 0,
    // As much above the stepper as the minimum has below it: the stepper stands in the line of the prices.
    "@media": {
      [from("md")]: {
        selectors: {
          "&:has(> :nth-child(2):last-child)::before": {
            content: "",
            blockSize: `calc(${vars.type.small.size} * ${vars.type.small.line})`,
          },
        },
      },
    },
  }),
);
export const actions = style(inLayer("commerce", { gridArea: "actions", display: "flex", justifySelf: "end" }));

export const amount = style(
  inLayer("commerce", {
    gridArea: "amount",
    justifySelf: "end",
    alignSelf: "center",
    // In the line of the stepper, which on a phone has its minimum below it.
    "@media": {
      [below("md")]: { alignSelf: "start", display: "grid", alignContent: "center", minBlockSize: size.control.sm },
    },
    selectors: { "&[aria-busy]": { opacity: 0.7 } },
  }),
);

export const name = style([
  text.label,
  inLayer("commerce", {
    fontWeight: vars.font.weight.medium,
    overflowWrap: "anywhere",
    selectors: { [`${root}[data-invalid] &`]: { color: color.text.muted } },
  }),
]);

export const small = style([
  text.small,
  inLayer("commerce", { color: color.text.secondary, overflowWrap: "anywhere" }),
]);

export const note = style([
  text.caption,
  inLayer("commerce", {
    justifySelf: "start",
    paddingBlock: space.half,
    paddingInline: space["1half"],
    borderRadius: vars.radius.tag,
    background: color.bg.dealSoft,
    color: color.text.deal,
  }),
]);

export const problem = style([text.small, inLayer("commerce", { color: color.text.danger, overflowWrap: "anywhere" })]);
