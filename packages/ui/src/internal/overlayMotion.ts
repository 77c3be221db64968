import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { fadeIn, fadeOut } from "./fades.css.ts";

const { duration, easing } = vars.motion;

/** Enter and exit animations of an overlay, replaced by a short fade for reduced motion. For style modules. */
export function overlayMotion(enter: string, exit: string) {
  return {
    animation: `${enter} ${duration.base} ${easing.enter}`,
    selectors: { "&[data-state='closed']": { animation: `${exit} ${duration.fast} ${easing.exit} forwards` } },
    "@media": {
      [media.reducedMotion]: {
        animation: `${fadeIn} ${duration.instant}`,
        selectors: { "&[data-state='closed']": { animation: `${fadeOut} ${duration.instant}` } },
      },
    },
  };
}
