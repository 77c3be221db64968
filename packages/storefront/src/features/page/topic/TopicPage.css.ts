import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";
import { measures } from "@sundry/ui/theme/measures";
import { pageTitle } from "../../../shared/layout/pageTitle.css.ts";

const { space } = vars;

export const head = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[3],
    paddingBlock: `${space[6]} ${space[5]}`,
    "@media": { [below("md")]: { paddingBlock: `${space[4]} ${space[3]}` } },
  }),
);

export const title = style([pageTitle, inLayer("app", { minInlineSize: 0, overflowWrap: "anywhere" })]);

export const fieldSkeleton = style(
  inLayer("app", { blockSize: measures.block.banner, borderRadius: vars.radius.block }),
);

export const rowSkeleton = style(
  inLayer("app", { blockSize: measures.block.tile, marginBlockStart: space[8], borderRadius: vars.radius.panel.md }),
);

/** What a buyer can do instead. */
export const ways = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space[3] }),
);
