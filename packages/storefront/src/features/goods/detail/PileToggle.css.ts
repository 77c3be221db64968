import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

export const root = style(
  inLayer("app", {
    display: "grid",
    gap: vars.space[2],
    inlineSize: "100%",
    minInlineSize: 0,
  }),
);

/** Its text begins where the column begins. */
export const toggle = style(inLayer("app", { justifySelf: "start", marginInlineStart: `calc(-1 * ${vars.space[2]})` }));

/** As high as the pile that is coming. */
export const waiting = style(inLayer("app", { inlineSize: "100%", aspectRatio: "448 / 208" }));
