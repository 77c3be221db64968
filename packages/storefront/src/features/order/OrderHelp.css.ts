import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, space, size } = vars;
/** The page's margin, through which the row goes on. */
const margin = "var(--sundry-page-margin, 0px)";

export const root = style(inLayer("app", { display: "grid", gap: space[4], minInlineSize: 0 }));

export const head = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: `${space[1]} ${space[4]}`,
  }),
);

export const title = style([text.title2, inLayer("app", { margin: 0 })]);

/** Side by side; where they don't fit they scroll on to the edges of the screen. */
export const orders = style(
  inLayer("app", {
    gridAutoFlow: "column",
    gridTemplateColumns: "none",
    gridAutoColumns: "minmax(0, 1fr)",
    "@media": {
      [below("lg")]: {
        gridAutoColumns: `min(${shopSize.summary}, 80%)`,
        overflowX: "auto",
        scrollbarWidth: "none",
        marginInline: `calc(-1 * ${margin})`,
        paddingInline: margin,
        scrollPaddingInline: margin,
      },
    },
  }),
);

export const name = style(inLayer("app", { display: "block", overflowWrap: "anywhere" }));

export const more = style([
  text.small,
  inLayer("app", { display: "block", fontWeight: vars.font.weight.regular, color: color.text.secondary }),
]);

export const picture = style(inLayer("app", { inlineSize: space[12], flex: "none" }));

export const acts = style(
  inLayer("app", {
    display: "grid",
    gap: space[3],
    padding: space[5],
    borderRadius: vars.radius.panel.md,
    background: color.bg.subtle,
  }),
);

export const buttons = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    gap: space[3],
    "@media": { [below("sm")]: { display: "grid", gridTemplateColumns: "1fr 1fr", gap: space[2] } },
  }),
);

export const quiet = style([text.body, inLayer("app", { margin: 0, color: color.text.secondary })]);

export const skeleton = style(
  inLayer("app", {
    blockSize: shopSize.skeleton.middle,
    borderRadius: vars.radius.panel.md,
    "@media": { [from("lg")]: { blockSize: `calc(${shopSize.skeleton.card} - ${size.control.lg})` } },
  }),
);
