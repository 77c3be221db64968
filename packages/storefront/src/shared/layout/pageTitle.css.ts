import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

/** The heading of a page that is called like its route: on a phone it is only heard, because the bar at the top shows it. */
export const pageTitle = style([
  text.title1,
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
]);
