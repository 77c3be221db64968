import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text as type } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size, radius } = vars;

export const panel = style(
  inLayer("app", {
    position: "absolute",
    zIndex: vars.zIndex.header,
    insetBlockStart: `calc(100% + ${space[1]})`,
    insetInline: 0,
    maxBlockSize: "60vh",
    overflowY: "auto",
    padding: space[2],
    borderRadius: radius.panel.md,
    background: color.bg.raised,
    color: color.text.primary,
    boxShadow: vars.elevation.e2,
  }),
);

export const head = style(
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    paddingInline: space[2],
  }),
);

export const title = style([type.label]);

export const clear = style([
  type.caption,
  inLayer("app", { minBlockSize: size.control.sm, color: color.text.brand, paddingInline: space[2] }),
]);

const row = {
  display: "flex",
  alignItems: "center",
  gap: space[3],
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: size.touch,
  paddingInline: space[2],
  borderRadius: radius.control.sm,
  textAlign: "start",
  selectors: {
    "&:hover": { background: color.action.quiet },
    "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.line.strong})` },
  },
} as const;

export const word = style([type.body, inLayer("app", { ...row, flex: 1 })]);

export const goods = style([
  type.body,
  inLayer("app", {
    ...row,
    display: "grid",
    gridTemplateColumns: `${size.picture.xs} minmax(0, 1fr) auto`,
    paddingBlock: space[1],
  }),
]);

export const earlier = style(inLayer("app", { display: "flex", alignItems: "center" }));

export const icon = style(
  inLayer("app", { flex: "none", inlineSize: size.icon.sm, blockSize: size.icon.sm, color: color.icon.default }),
);

export const text = style(
  inLayer("app", { minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }),
);
