import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { globalInLayer, inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { globalStyle, style } from "@vanilla-extract/css";

/** What the bar at the top of a phone shows already: there it is only heard. */
export const shownInBar = style(
  inLayer("app", {
    "@media": {
      [below("md")]: {
        position: "absolute",
        inlineSize: vars.space.px,
        blockSize: vars.space.px,
        overflow: "hidden",
        clipPath: "inset(50%)",
        whiteSpace: "nowrap",
      },
    },
  }),
);

/** The heading of a page that is called like its route. */
export const pageTitle = style([text.title1, shownInBar]);

/** A title with controls beside it, which are taller: they take no height, so that the titles of all pages stand at one height. */
export const titleRow = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space[3],
  }),
);

globalStyle(
  `${titleRow} > :not(h1)`,
  globalInLayer("app", { "@media": { [from("md")]: { marginBlock: `calc(-1 * ${vars.space["1half"]})` } } }),
);
