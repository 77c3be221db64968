import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { inLayer } from "../theme/inLayer.ts";

const { duration, easing } = vars.motion;

export const fadeIn = keyframes({ from: { opacity: 0 } });
export const fadeOut = keyframes({ to: { opacity: 0 } });

/** An overlay without movement: a short fade in and out, for buyers who asked for less motion. */
export const stillMotion = {
  [media.reducedMotion]: {
    animation: `${fadeIn} ${duration.instant}`,
    selectors: { "&[data-state='closed']": { animation: `${fadeOut} ${duration.instant}` } },
  },
};

/** How an overlay appears and goes, given its two movements. */
export function appearing(enter: string, exit: string) {
  return {
    animation: `${enter} ${duration.base} ${easing.enter}`,
    selectors: { "&[data-state='closed']": { animation: `${exit} ${duration.fast} ${easing.exit} forwards` } },
    "@media": stillMotion,
  };
}

/** What lies between the page and an overlay. */
export const scrim = style(
  inLayer("primitives", {
    position: "fixed",
    inset: 0,
    zIndex: vars.zIndex.drawer,
    background: vars.color.bg.scrim,
    ...appearing(fadeIn, fadeOut),
  }),
);
