import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { globalInLayer, inLayer } from "@sundry/ui/theme/inLayer";
import { globalStyle, style } from "@vanilla-extract/css";

const { space, size } = vars;

/** A phone has the back gesture instead: the picture comes first there. */
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
        gridTemplateColumns: `minmax(0, ${size.gallery}) minmax(0, 1fr) ${size.storePanel}`,
        gap: space[9],
      },
    },
  }),
);

/** A part of the page below the choice. */
export const sections = style(inLayer("app", { marginBlockStart: space[12], minInlineSize: 0 }));
export const sectionsWait = style(inLayer("app", { blockSize: size.block.waiting }));

/** Between, the store stands under the pictures and the buying beside both. */
globalStyle(
  `${top} > :nth-child(2)`,
  globalInLayer("app", { "@media": { [`${from("md")} and ${below("xl")}`]: { gridRow: "span 2" } } }),
);

/** On a phone the picture reaches both edges of the screen. */
export const gallery = style(
  inLayer("app", { "@media": { [below("md")]: { marginInline: `calc(-1 * ${space[4]})` } } }),
);
