import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { media } from "@sundry/ui/theme/breakpoints";
import { measures } from "@sundry/ui/theme/measures";
import { touchReach } from "@sundry/ui/theme/touchReach.css";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size, line } = vars;

export const name = style(
  inLayer("app", { display: "block", overflow: "hidden", whiteSpace: "nowrap", textOverflow: "ellipsis" }),
);

export const body = style(inLayer("app", { display: "grid", gap: space[3], paddingBlock: space[3] }));

export const head = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${measures.cartPicture} minmax(0, 1fr)`,
    alignItems: "center",
    columnGap: space[3],
  }),
);
export const facts = style(inLayer("app", { display: "grid", gap: space[1] }));
export const choice = style([text.body, inLayer("app", { overflowWrap: "anywhere" })]);
export const stock = style([text.small, inLayer("app", { color: color.text.secondary, textWrap: "balance" })]);

export const count = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: space[3] }),
);
export const chips = style(inLayer("app", { display: "flex", flexWrap: "wrap", gap: space[2] }));
export const chip = style([
  text.label,
  inLayer("app", {
    position: "relative",
    minInlineSize: size.touch,
    minBlockSize: size.control.md,
    paddingInline: space[3],
    borderRadius: vars.radius.control.md,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.control}`,
    fontVariantNumeric: vars.font.figures,
    textAlign: "center",
    selectors: {
      // As high as the stepper beside it, and 44 px for a finger.
      "&::after": touchReach,
      "&[aria-pressed=true]": {
        background: color.bg.brandSoft,
        boxShadow: `inset 0 0 0 ${line.strong} ${color.border.brand}`,
        color: color.text.brand,
      },
    },
    "@media": {
      [media.forcedColors]: {
        border: `${line.hairline} solid ButtonText`,
        selectors: { "&[aria-pressed=true]": { borderColor: "Highlight", borderWidth: line.strong } },
      },
    },
  }),
]);

export const sums = style(inLayer("app", { marginBlockEnd: space[3] }));
export const total = style([
  text.body,
  inLayer("app", {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: space[3],
    color: color.text.secondary,
  }),
]);
export const sum = style(
  inLayer("app", { display: "flex", alignItems: "baseline", gap: space[2], color: color.text.primary }),
);
/** The empty region stays in the page, because screen readers announce only changes of a region they know. */
export const problem = style([
  text.small,
  inLayer("app", {
    color: color.text.danger,
    overflowWrap: "anywhere",
    selectors: { "&:not(:empty)": { marginBlockEnd: space[2] } },
  }),
]);
