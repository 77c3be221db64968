import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size } = vars;

export const layout = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${size.member} minmax(0, 1fr)`,
    gap: space[8],
    alignItems: "start",
    paddingBlockStart: space[8],
    "@media": { [below("lg")]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[4], paddingBlockStart: space[4] } },
  }),
);

export const menu = style(
  inLayer("app", { position: "sticky", insetBlockStart: space[20], "@media": { [below("lg")]: { display: "none" } } }),
);

export const title = style([text.title3, inLayer("app", { paddingInline: space[3], marginBlockEnd: space[2] })]);

export const link = style([
  text.body,
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    minBlockSize: size.control.md,
    paddingInline: space[3],
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    selectors: {
      "&:hover": { background: color.action.quiet, color: color.text.primary },
      "&[aria-current='page']": {
        background: color.bg.brandSoft,
        color: color.text.brand,
        fontWeight: vars.type.label.weight,
      },
    },
  }),
]);

export const back = style(
  inLayer("app", {
    display: "none",
    alignItems: "center",
    gap: space[1],
    minBlockSize: size.touch,
    "@media": { [below("lg")]: { display: "inline-flex" } },
  }),
);
