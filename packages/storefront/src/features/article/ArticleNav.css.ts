import { below, media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size, line } = vars;
const narrow = below("lg");

export const root = style(inLayer("app", { minInlineSize: 0, "@media": { print: { display: "none" } } }));

export const opener = style([
  text.label,
  inLayer("app", {
    display: "none",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[3],
    inlineSize: "100%",
    minBlockSize: size.control.lg,
    paddingInline: space[4],
    border: `${line.hairline} solid ${color.border.control}`,
    borderRadius: vars.radius.control.md,
    textAlign: "start",
    overflowWrap: "anywhere",
    "@media": { [narrow]: { display: "flex" } },
  }),
]);

export const arrow = style(
  inLayer("app", {
    flex: "none",
    inlineSize: size.icon.md,
    blockSize: size.icon.md,
    selectors: { "[aria-expanded='true'] > &": { transform: "rotate(180deg)" } },
  }),
);

export const tree = style(
  inLayer("app", {
    display: "grid",
    gap: space[5],
    "@media": {
      [narrow]: {
        display: "none",
        marginBlockStart: space[2],
        padding: space[3],
        borderRadius: vars.radius.panel.md,
        background: color.bg.subtle,
        selectors: { "&[data-open]": { display: "grid" } },
      },
    },
  }),
);

export const heading = style([
  text.caption,
  inLayer("app", { paddingInline: space[3], marginBlockEnd: space[1], color: color.text.muted }),
]);

export const group = style(inLayer("app", { listStyle: "none", margin: 0, padding: 0 }));

export const entry = style([
  text.body,
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    minBlockSize: size.control.md,
    paddingInline: space[3],
    borderRadius: vars.radius.control.sm,
    overflowWrap: "anywhere",
    selectors: {
      "&:hover": { background: color.action.quiet },
      "&[aria-current]": {
        background: color.bg.brandSoft,
        color: color.text.brand,
        fontWeight: vars.font.weight.control,
      },
    },
    "@media": { [media.touch]: { minBlockSize: size.touch } },
  }),
]);
