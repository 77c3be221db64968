import { media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { globalInLayer } from "@sundry/ui/theme/inLayer";
import { globalStyle } from "@vanilla-extract/css";
import { CARRIED } from "../routing/carriedPicture.ts";
import { shopSize } from "./shopSize.ts";

/** Toasts appear below the header that stays at the top of the window. */
globalStyle(":root", globalInLayer("app", { vars: { "--sundry-toast-top": shopSize.toastTop } }));

/**
 * A goods' picture on its way from one page to the next (`carriedPicture.ts`): it moves and grows, and the pages fade.
 * The page below can be used at once.
 */
const { duration, easing } = vars.motion;
globalStyle("::view-transition", globalInLayer("app", { pointerEvents: "none" }));
globalStyle(
  "::view-transition-old(root), ::view-transition-new(root)",
  globalInLayer("app", { animationDuration: duration.fast }),
);
globalStyle(
  `::view-transition-group(${CARRIED})`,
  globalInLayer("app", { animationDuration: duration.slow, animationTimingFunction: easing.enter }),
);
globalStyle(
  `::view-transition-old(${CARRIED}), ::view-transition-new(${CARRIED})`,
  globalInLayer("app", { animationDuration: duration.base, blockSize: "100%", objectFit: "cover" }),
);
globalStyle(
  "::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)",
  globalInLayer("app", { "@media": { [media.reducedMotion]: { animation: "none" } } }),
);
