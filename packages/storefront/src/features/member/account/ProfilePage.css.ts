import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { space, size } = vars;

export const page = style(
  inLayer("app", { display: "grid", gap: space[4], minInlineSize: 0, inlineSize: `min(${size.panel}, 100%)` }),
);

export const title = style([text.title1, inLayer("app", { margin: 0 })]);

export const waiting = style(inLayer("app", { blockSize: size.block.carousel, borderRadius: vars.radius.panel }));

export const form = style(inLayer("app", { display: "grid", gap: space[4] }));
