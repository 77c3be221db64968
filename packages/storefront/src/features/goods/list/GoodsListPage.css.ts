import { below, media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { tabBarSize } from "../../../shared/layout/bars.css.ts";
import { shopSize } from "../../../shared/layout/shopSize.ts";
import { pageTitle } from "../../../shared/layout/pageTitle.css.ts";

const { color, space, size } = vars;
const narrow = below("lg");

export const crumbs = style(
  inLayer("app", {
    paddingBlock: space[4],
    minBlockSize: space[14],
    "@media": { [below("md")]: { paddingBlock: space[2], minBlockSize: space[11] } },
  }),
);

export const head = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: `${space[1]} ${space[3]}`,
    marginBlockEnd: space[5],
    "@media": { [below("md")]: { marginBlockEnd: space[3] } },
  }),
);

export const title = style([pageTitle, inLayer("app", { overflowWrap: "anywhere" })]);

export const count = style([
  text.body,
  inLayer("app", { color: color.text.muted, fontVariantNumeric: vars.font.figures }),
]);

/** What was typed, beside the number of what was found instead. */
export const corrected = style(inLayer("app", { marginInlineStart: space[3], overflowWrap: "anywhere" }));

export const layout = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${shopSize.filters} minmax(0, 1fr)`,
    columnGap: space[8],
    alignItems: "start",
    "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  }),
);

/** Beside the results it stays, and scrolls by itself. */
export const side = style(
  inLayer("app", {
    position: "sticky",
    insetBlockStart: `calc(${shopSize.shell.floating} + ${space[4]})`,
    maxBlockSize: `calc(100dvh - ${shopSize.shell.floating} - ${space[8]})`,
    overflowY: "auto",
    overscrollBehavior: "contain",
    scrollbarWidth: "thin",
    // Room for focus rings at the edges.
    marginInlineStart: `calc(-1 * ${space[1]})`,
    paddingInline: space[1],
    "@media": { [media.flat]: { position: "static", maxBlockSize: "none" }, [narrow]: { display: "none" } },
  }),
);

export const toolbar = style(
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    gap: space[4],
    padding: space[1],
    minBlockSize: size.control.lg,
    borderRadius: vars.radius.panel.md,
    background: color.bg.subtle,
    "@media": { [below("md")]: { flexWrap: "wrap", gap: space[1] } },
  }),
);

export const toolbarEnd = style(
  inLayer("app", { display: "flex", alignItems: "center", gap: space[4], marginInlineStart: "auto" }),
);

/** A narrow bar has no space for it; the drawer of filters has it then. */
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
    borderRadius: vars.radius.control.md,
    background: color.bg.page,
    color: color.text.primary,
    "@media": { [below("md")]: { minBlockSize: size.touch } },
  }),
]);

export const suggestions = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space[2] }),
);

/** The running total stays above the bar of a phone's tabs. */
export const ledger = style(
  inLayer("app", { "@media": { [narrow]: { vars: { "--sundry-ledger-bottom": tabBarSize } } } }),
);

export const notice = style(inLayer("app", { marginBlockStart: space[4] }));

export const cardSkeleton = style(inLayer("app", { display: "grid", gap: space[2] }));
export const rowSkeleton = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${vars.size.picture.md} 1fr`,
    alignItems: "center",
    gap: space[3],
    paddingBlock: space[2],
    borderBlockEnd: `${vars.line.hairline} solid ${vars.color.border.hairline}`,
  }),
);
export const rowImageSkeleton = style(
  inLayer("app", { inlineSize: vars.size.picture.md, aspectRatio: "1", borderRadius: vars.radius.media.sm }),
);
export const rowTextSkeleton = style(inLayer("app", { display: "grid", gap: space[2] }));
export const imageSkeleton = style(inLayer("app", { aspectRatio: "1", borderRadius: vars.radius.media.md }));
