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
const phone = below("md");

export const crumbs = style(
  inLayer("app", {
    paddingBlock: space[4],
    minBlockSize: space[14],
    "@media": { [phone]: { display: "none" } },
  }),
);

export const head = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: `${space[1]} ${space[3]}`,
    marginBlockEnd: space[5],
    "@media": { [phone]: { display: "block", marginBlockEnd: 0 } },
  }),
);

export const title = style([pageTitle, inLayer("app", { overflowWrap: "anywhere" })]);

export const count = style([
  text.body,
  inLayer("app", { color: color.text.muted, fontVariantNumeric: vars.font.figures }),
]);

/** What was typed, beside the number of what was found instead. */
export const corrected = style(
  inLayer("app", {
    marginInlineStart: space[3],
    overflowWrap: "anywhere",
    "@media": { [phone]: { display: "block", marginInlineStart: 0, paddingBlockStart: space[2] } },
  }),
);

export const layout = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${shopSize.filters} minmax(0, 1fr)`,
    columnGap: space[8],
    alignItems: "start",
    "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  }),
);

/**
 * It scrolls with the page until its end is seen, and then stays: at the end of its column, held at the window's lower edge. At least
 * as high as the window, so that it also begins at the top of its column.
 */
export const side = style(
  inLayer("app", {
    position: "sticky",
    insetBlockEnd: space[4],
    alignSelf: "end",
    minBlockSize: `calc(100dvh - ${shopSize.shell.floating} - ${space[8]})`,
    "@media": { [media.flat]: { position: "static", minBlockSize: "auto" }, [narrow]: { display: "none" } },
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
    // A phone has one row for all of it, without a ground.
    "@media": { [phone]: { gap: space[1], padding: 0, minBlockSize: size.touch, borderRadius: 0, background: "none" } },
  }),
);

export const toolbarEnd = style(
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    gap: space[4],
    marginInlineStart: "auto",
    "@media": { [phone]: { gap: space[1] } },
  }),
);

/** Seven orders beside the filters need a wide page. */
const tooNarrowForSorts = below("xxl");
export const sorts = style(inLayer("app", { "@media": { [tooNarrowForSorts]: { display: "none" } } }));
export const views = style(inLayer("app", { "@media": { [phone]: { display: "none" } } }));

const onlyPhone = { display: "none", "@media": { [phone]: { display: "block" } } } as const;

/**
 * All orders behind one word, as wide as that word. Not every browser sizes a select by what is chosen, so the word itself,
 * unseen, does; the select lies over it.
 */
export const sortMenu = style([
  text.body,
  inLayer("app", {
    position: "relative",
    display: "none",
    minInlineSize: 0,
    minBlockSize: size.control.field,
    fontSize: vars.type.bodyL.size,
    fontWeight: vars.font.weight.strong,
    "::after": {
      content: "attr(data-chosen)",
      display: "block",
      overflow: "hidden",
      paddingInlineEnd: space[10],
      whiteSpace: "nowrap",
      visibility: "hidden",
    },
    marginInlineStart: space[3],
    "@media": {
      [tooNarrowForSorts]: { display: "block" },
      [phone]: { marginInlineStart: 0 },
    },
  }),
]);
export const sortFrame = style(inLayer("app", { position: "absolute", insetBlockStart: 0, insetInline: 0 }));
export const sortChoice = style(
  inLayer("app", {
    inlineSize: "100%",
    minInlineSize: 0,
    paddingInlineStart: 0,
    background: "none",
    fontWeight: "inherit",
    selectors: { "&:not(:focus-visible)": { boxShadow: "none" } },
  }),
);

export const otherView = style(inLayer("app", onlyPhone));

/** A narrow bar has no space for it; the filters have it then. */
export const quickStock = style(
  inLayer("app", { display: "inline-flex", "@media": { [below("xl")]: { display: "none" } } }),
);

export const filterButton = style(
  inLayer("app", {
    display: "none",
    "@media": {
      [narrow]: { display: "inline-flex" },
      // Its icon ends at the page's margin.
      [phone]: {
        minInlineSize: size.touch,
        paddingInline: space[2],
        marginInlineEnd: `calc(-1 * ${space[2]})`,
        boxShadow: "none",
      },
    },
  }),
);

/** The narrowest screens have room for the icon and the number. */
export const filterWord = style(inLayer("app", { "@media": { [below("xs")]: { display: "none" } } }));

export const chips = style(
  inLayer("app", { marginBlockStart: space[3], selectors: { "&:empty": { display: "none" } } }),
);

export const results = style(
  inLayer("app", {
    marginBlockStart: space[4],
    display: "grid",
    // A row of goods that scrolls is no wider than the page.
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: space[4],
    minBlockSize: "50vh",
    "@media": { [phone]: { marginBlockStart: space[2] } },
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
