import { below, from, media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { toEdges } from "../../shared/layout/wrap.css.ts";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, space, size, line } = vars;

export const top = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[6],
    paddingBlock: `${space[6]} ${space[8]}`,
    "@media": { [below("md")]: { paddingBlock: `${space[4]} ${space[6]}` } },
  }),
);

export const headSkeleton = style(
  inLayer("app", {
    blockSize: shopSize.skeleton.middle,
    borderRadius: vars.radius.block,
    "@media": { [below("md")]: { borderRadius: vars.radius.panel.md } },
  }),
);

export const bestsellers = style(inLayer("app", { paddingBlockEnd: space[8] }));

/** As wide as the cards of the list below. */
export const fiveInRow = style(
  inLayer("app", { "@media": { [from("xl")]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" } } }),
);

export const coupons = style(inLayer("app", { minInlineSize: 0 }));
export const sectionTitle = style([text.title2, inLayer("app", { marginBlockEnd: space[4] })]);
/** Segments are on a grey bar, as everywhere. */
const bar = {
  padding: space[1],
  borderRadius: vars.radius.panel.md,
  background: color.bg.subtle,
  minInlineSize: 0,
} as const;

export const views = style(inLayer("app", { ...bar, justifySelf: "start" }));
export const sorts = style(inLayer("app", { ...bar, maxInlineSize: "100%" }));

export const toolbar = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[4],
  }),
);

export const search = style(
  inLayer("app", { flex: `0 1 ${size.dialog}`, "@media": { [below("md")]: { flexBasis: "100%" } } }),
);

/** One row that scrolls sideways where there is no space. */
export const categories = style(
  inLayer("app", {
    display: "flex",
    gap: space[2],
    listStyle: "none",
    margin: 0,
    marginBlockStart: space[4],
    paddingBlock: space.half,
    ...toEdges,
    overflowX: "auto",
    scrollbarWidth: "none",
    "@media": { [media.hover]: { flexWrap: "wrap" } },
  }),
);

export const category = style([
  text.small,
  inLayer("app", {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: size.control.sm,
    paddingInline: space[3],
    border: `${line.hairline} solid ${color.border.hairline}`,
    borderRadius: vars.radius.full,
    whiteSpace: "nowrap",
    selectors: {
      "&:hover": { borderColor: color.border.strong },
      "&[aria-current]": { borderColor: color.border.brand, background: color.bg.brandSoft, color: color.text.brand },
    },
    "@media": { [media.touch]: { minBlockSize: size.touch } },
  }),
]);

export const results = style(
  inLayer("app", {
    marginBlockStart: space[5],
    minBlockSize: "50vh",
    transition: `opacity ${vars.motion.duration.fast}`,
    selectors: { "&[data-stale]": { opacity: 0.5 } },
  }),
);

export const pages = style(inLayer("app", { marginBlockStart: space[9] }));
export const cardSkeleton = style(inLayer("app", { display: "grid", gap: space[2] }));
export const imageSkeleton = style(inLayer("app", { aspectRatio: "1", borderRadius: vars.radius.media.md }));
