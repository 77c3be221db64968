import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

/** On a phone they are at the bottom of the screen. */
const notOnPhone = { "@media": { [below("md")]: { display: "none" } } };

export const buttons = style(
  inLayer("app", { display: "grid", gridTemplateColumns: "1fr 1fr", gap: space[2], ...notOnPhone }),
);

/** One button in the place of two. */
export const whole = style(inLayer("app", { gridColumn: "span 2" }));

export const save = style(inLayer("app", notOnPhone));

/** Buttons without a ground: their words, not their reach, begin at the column's edge. */
export const more = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", gap: space[1], marginInline: `calc(-1 * ${space[2]})` }),
);

export const soldOut = style([text.small, inLayer("app", { color: color.text.secondary })]);

export const heart = style(
  inLayer("app", { selectors: { "&[data-filled]": { fill: color.text.brand, color: color.text.brand } } }),
);
