import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { globalInLayer, inLayer } from "@sundry/ui/theme/inLayer";
import { globalStyle, style } from "@vanilla-extract/css";
import { shopSize } from "../../../shared/layout/shopSize.ts";

const { space } = vars;

/** A phone has the back gesture instead, so the picture comes first there. */
export const crumbs = style(
  inLayer("app", { paddingBlock: space[4], "@media": { [below("md")]: { display: "none" } } }),
);

export const top = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[6],
    alignItems: "start",
    "@media": {
      [from("md")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gridTemplateRows: "auto 1fr" },
      [from("xl")]: {
        gridTemplateRows: "auto",
        gridTemplateColumns: `minmax(0, ${shopSize.gallery}) minmax(0, 1fr) ${shopSize.storePanel}`,
        gap: space[9],
      },
    },
  }),
);

/** The store, and what it promises. On a phone the promises come first. */
export const side = style(
  inLayer("app", { display: "flex", flexDirection: "column", gap: space[5], minInlineSize: 0 }),
);
globalStyle(`${side} > :last-child`, globalInLayer("app", { "@media": { [below("xl")]: { order: -1 } } }));

/** A section of the page below the selection. */
export const sections = style(inLayer("app", { marginBlockStart: space[12], minInlineSize: 0 }));
export const sectionsSkeleton = style(inLayer("app", { blockSize: shopSize.skeleton.middle }));

/** At medium widths, the store is below the pictures, with the buying column beside both. */
globalStyle(
  `${top} > :nth-child(2)`,
  globalInLayer("app", { "@media": { [`${from("md")} and ${below("xl")}`]: { gridRow: "span 2" } } }),
);

/** On a phone the picture reaches both edges of the screen. */
export const gallery = style(
  inLayer("app", { "@media": { [below("md")]: { marginInline: `calc(-1 * ${space[4]})` } } }),
);
