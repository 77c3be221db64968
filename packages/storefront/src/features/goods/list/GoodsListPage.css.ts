import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size } = vars;
const narrow = below("lg");

export const crumbs = style(inLayer("app", { paddingBlock: space[4], minBlockSize: space[14] }));

export const head = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: `${space[1]} ${space[3]}`,
    marginBlockEnd: space[5],
  }),
);

export const title = style([text.title1, inLayer("app", { overflowWrap: "anywhere" })]);

export const count = style([
  text.body,
  inLayer("app", { color: color.text.muted, fontVariantNumeric: vars.font.figures }),
]);

export const layout = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${size.filters} minmax(0, 1fr)`,
    columnGap: space[8],
    alignItems: "start",
    "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  }),
);

export const toolbar = style(
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    gap: space[4],
    padding: space[1],
    minBlockSize: size.control.lg,
    borderRadius: vars.radius.panel,
    background: color.bg.subtle,
    "@media": { [below("md")]: { flexWrap: "wrap", gap: space[1] } },
  }),
);

export const toolbarEnd = style(
  inLayer("app", { display: "flex", alignItems: "center", gap: space[4], marginInlineStart: "auto" }),
);

/** The same choice as in the filters, without a way down to it; a narrow bar has no room for it. */
export const quickStock = style(
  inLayer("app", { display: "inline-flex", "@media": { [narrow]: { display: "none" } } }),
);

export const filterButton = style(
  inLayer("app", { display: "none", "@media": { [narrow]: { display: "inline-flex" } } }),
);

export const chips = style(
  inLayer("app", { marginBlockStart: space[3], selectors: { "&:empty": { display: "none" } } }),
);

export const results = style(
  inLayer("app", {
    marginBlockStart: space[4],
    display: "grid",
    alignContent: "start",
    gap: space[4],
    minBlockSize: "50vh",
    transition: `opacity ${vars.motion.duration.fast}`,
    selectors: { "&[data-stale]": { opacity: 0.5 } },
  }),
);

export const foot = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[4],
    marginBlockStart: space[9],
  }),
);

export const growing = style([
  text.small,
  inLayer("app", {
    display: "grid",
    gap: space[3],
    marginBlockStart: space[6],
    color: color.text.secondary,
    textAlign: "center",
  }),
]);

export const pages = style(
  inLayer("app", { flex: 1, "@media": { [below("sm")]: { flexBasis: "100%", justifyContent: "center" } } }),
);

export const perPage = style([
  text.small,
  inLayer("app", {
    minBlockSize: size.control.md,
    paddingInline: space[3],
    border: `${vars.line.hairline} solid ${color.border.control}`,
    borderRadius: vars.radius.md,
    background: color.bg.page,
    color: color.text.primary,
    "@media": { [below("md")]: { minBlockSize: size.touch } },
  }),
]);

export const suggestions = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space[2] }),
);

export const notice = style(inLayer("app", { marginBlockStart: space[4] }));

export const cardWait = style(inLayer("app", { display: "grid", gap: space[2] }));
export const trayWait = style(inLayer("app", { aspectRatio: "1", borderRadius: vars.radius.md }));
