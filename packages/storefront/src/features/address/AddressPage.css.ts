import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size } = vars;

export const page = style(
  inLayer("app", { display: "grid", gap: space[4], minInlineSize: 0, inlineSize: `min(${size.panel}, 100%)` }),
);

export const title = style([text.title1, inLayer("app", { margin: 0 })]);

export const waiting = style(inLayer("app", { blockSize: size.block.carousel, borderRadius: vars.radius.panel }));

export const form = style(inLayer("app", { display: "grid", gap: space[4] }));

export const actions = style(inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[3] }));

export const save = style(inLayer("app", { flex: 1 }));

export const paste = style(inLayer("app", { display: "grid", justifyItems: "start", gap: space[2] }));

export const pasteResult = style([
  text.small,
  inLayer("app", { margin: 0, color: color.text.secondary, selectors: { "&:empty": { display: "none" } } }),
]);

export const pasteForm = style(
  inLayer("app", {
    display: "grid",
    gap: space[3],
    inlineSize: "100%",
    padding: space[4],
    borderRadius: vars.radius.panel,
    background: color.bg.subtle,
  }),
);
