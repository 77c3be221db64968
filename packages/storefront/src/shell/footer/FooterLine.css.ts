import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { measures } from "@sundry/ui/theme/measures";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { tabBarSize } from "../../shared/layout/bars.css.ts";

const { color, space, size, line } = vars;

export const root = style([
  text.caption,
  inLayer("app", {
    boxSizing: "content-box",
    marginBlockStart: space[12],
    borderBlockStart: `${line.hairline} solid ${color.border.hairline}`,
    color: color.text.muted,
    // The tab bar, where there is one.
    "@media": { [below("lg")]: { selectors: { "&:has(~ nav)": { paddingBlockEnd: tabBarSize } } } },
  }),
]);

/** Long record filings take a second row. */
export const row = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: space[6],
    minBlockSize: `calc(${measures.header} - ${line.hairline})`,
    "@media": { [below("md")]: { justifyContent: "center" } },
  }),
);

/** A phone has room for the links alone. */
export const legal = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: space[4],
    "@media": { [below("md")]: { display: "none" } },
  }),
);

export const links = style(inLayer("app", { display: "flex", flexWrap: "wrap", columnGap: space[5] }));

export const link = style(
  inLayer("app", {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: size.touch,
    selectors: { "&:hover": { color: color.text.primary, textDecoration: "underline" } },
  }),
);
