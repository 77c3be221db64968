import { media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size } = vars;

/** Above the store where both are below the selection; under it where they have a column of their own. */
export const root = style(inLayer("app", { minInlineSize: 0 }));

export const lines = style(
  inLayer("app", {
    display: "grid",
    gap: space[3],
    margin: 0,
    paddingInline: space[1],
    listStyle: "none",
    textWrap: "pretty",
  }),
);
export const line = style([
  text.small,
  inLayer("app", { display: "flex", alignItems: "flex-start", gap: space[3], color: color.text.primary }),
]);
export const icon = style(
  inLayer("app", { flex: "none", inlineSize: size.icon.md, blockSize: size.icon.md, color: color.text.secondary }),
);
export const freight = style(inLayer("app", { display: "block" }));
export const arrival = style(inLayer("app", { display: "block", fontWeight: vars.font.weight.control }));
export const express = style(inLayer("app", { display: "block", marginBlockStart: space[2] }));
/** In line with the words above. */
export const change = style(
  inLayer("app", { paddingInline: 0, "@media": { [media.touch]: { minBlockSize: size.touch } } }),
);
export const country = style(inLayer("app", { marginBlockStart: space[1] }));
