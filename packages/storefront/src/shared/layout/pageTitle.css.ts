import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

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
