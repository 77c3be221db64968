import { below, from, media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { tabBarSize } from "../../shared/layout/bars.css.ts";
import { shopSize } from "../../shared/layout/shopSize.ts";
import { pageTitle } from "../../shared/layout/pageTitle.css.ts";

const { color, space, line, radius, size } = vars;

export const page = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[4],
    paddingBlockStart: space[6],
    "@media": { [below("md")]: { paddingBlockStart: space[2], rowGap: space[2] } },
  }),
);

export const head = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space[4], rowGap: space[1] }),
);
export const title = style([pageTitle, inLayer("app", { outline: "none" })]);
export const count = style([text.body, inLayer("app", { color: color.text.secondary })]);
export const clear = style(inLayer("app", { marginInlineStart: "auto", marginInlineEnd: `calc(-1 * ${space[2]})` }));

export const columns = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[6],
    alignItems: "start",
    "@media": { [from("lg")]: { gridTemplateColumns: `minmax(0, 1fr) ${shopSize.summary}`, gap: space[8] } },
  }),
);
export const more = style(inLayer("app", { marginBlockStart: space[10], minInlineSize: 0 }));
export const lines = style(inLayer("app", { display: "grid", gap: space[4], minInlineSize: 0 }));

export const store = style(
  inLayer("app", {
    borderRadius: radius.panel.md,
    background: color.bg.surface,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}`,
    overflow: "hidden",
  }),
);

export const storeHead = style([
  text.label,
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[3],
    paddingBlock: space[3],
    paddingInline: space[4],
    background: color.bg.subtle,
    margin: line.hairline,
  }),
]);
export const storeName = style(
  inLayer("app", { display: "inline-flex", alignItems: "center", gap: space[2], minInlineSize: 0 }),
);
export const storeIcon = style(inLayer("app", { inlineSize: size.icon.md, blockSize: size.icon.md, flex: "none" }));

export const coupons = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    gap: space[3],
    listStyle: "none",
    margin: 0,
    marginInlineStart: "auto",
    padding: 0,
    // A separate row on a phone, aligned with the lines.
    "@media": { [below("md")]: { flexBasis: "100%", marginInlineStart: 0, columnGap: space[4], rowGap: 0 } },
  }),
);
export const coupon = style(inLayer("app", { display: "inline-flex", alignItems: "center", gap: space[1] }));

export const offer = style([
  text.small,
  inLayer("app", {
    paddingBlock: space[2],
    paddingInline: space[4],
    marginInline: line.hairline,
    background: color.bg.pointsSoft,
    color: color.text.points,
  }),
]);

export const list = style(inLayer("app", { listStyle: "none", margin: 0, padding: 0 }));
export const item = style(
  inLayer("app", { selectors: { "& + &": { borderBlockStart: `${line.hairline} solid ${color.border.hairline}` } } }),
);

/** Beside the lines on a desktop; on smaller screens at the bottom of the window, above the tab bar. */
export const summary = style(
  inLayer("app", {
    padding: space[5],
    borderRadius: radius.panel.md,
    background: color.bg.surface,
    boxShadow: vars.elevation.e1,
    "@media": {
      [from("lg")]: { position: "sticky", insetBlockStart: space[24] },
      [below("lg")]: {
        position: "sticky",
        zIndex: vars.zIndex.sticky,
        insetBlockEnd: tabBarSize,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: space[4],
        paddingBlock: space[2],
        paddingInline: space[4],
        marginInline: `calc(-1 * ${space[4]})`,
        borderRadius: 0,
        background: color.bg.raised,
        boxShadow: vars.elevation.e2,
      },
      [media.flat]: { position: "static" },
    },
  }),
);
export const summaryTitle = style([
  text.title3,
  inLayer("app", { marginBlockEnd: space[3], "@media": { [below("lg")]: { display: "none" } } }),
]);
export const rows = style(inLayer("app", { display: "grid", gap: space[2], margin: 0 }));
export const row = style([
  text.body,
  inLayer("app", { display: "flex", justifyContent: "space-between", gap: space[3], color: color.text.secondary }),
]);
export const detail = style(inLayer("app", { "@media": { [below("lg")]: { display: "none" } } }));
export const amount = style(
  inLayer("app", { margin: 0, color: color.text.primary, selectors: { "[aria-busy] &": { opacity: 0.7 } } }),
);
export const totalRow = style([
  row,
  inLayer("app", {
    alignItems: "baseline",
    color: color.text.primary,
    "@media": {
      // One row with the button, in two lines, if there is space for both.
      [below("lg")]: { flexDirection: "column", gap: 0, lineHeight: vars.type.caption.line },
      [from("lg")]: {
        marginBlockStart: space[2],
        paddingBlockStart: space[3],
        borderBlockStart: `${line.hairline} solid ${color.border.hairline}`,
      },
    },
  }),
]);
export const checkout = style(
  inLayer("app", {
    "@media": {
      [from("lg")]: { marginBlockStart: space[3] },
      [below("lg")]: { inlineSize: "auto", flex: "1 0 auto" },
    },
  }),
);
export const hint = style([
  text.small,
  inLayer("app", { flexBasis: "100%", marginBlockStart: space[2], color: color.text.secondary }),
]);
