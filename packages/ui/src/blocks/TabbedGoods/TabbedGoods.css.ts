import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { globalInLayer, inLayer } from "../../theme/inLayer.ts";
import { placeFrom } from "../../theme/place.ts";
import { blockPlace } from "../../theme/place.css.ts";

export const root = style([blockPlace, inLayer("blocks", { position: "relative", minInlineSize: 0 })]);

export const head = style(
  inLayer("blocks", { minBlockSize: vars.space[9], "@container": { [placeFrom("md")]: { maxInlineSize: "40%" } } }),
);

// Tabs are at the end of the title's line, if there is one; on a phone they are below it.
globalStyle(
  `${head} + [data-component="Tabs"] > [role="tablist"]`,
  globalInLayer("blocks", {
    "@container": {
      [placeFrom("md")]: { position: "absolute", insetBlockStart: 0, insetInlineEnd: 0, maxInlineSize: "60%" },
    },
  }),
);

export const more = style(
  inLayer("blocks", { display: "grid", justifyContent: "center", marginBlockStart: vars.space[8] }),
);
