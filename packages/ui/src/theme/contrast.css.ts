import { globalStyle } from "@vanilla-extract/css";
import { media } from "./breakpoints.ts";
import { vars } from "./contract.css.ts";
import { globalInLayer } from "./inLayer.ts";

const { text, border } = vars.color;

/** With increased contrast, muted text and lines use the theme's strong ink. */
globalStyle(
  "body",
  globalInLayer("theme", {
    "@media": {
      [media.moreContrast]: {
        vars: {
          [text.secondary]: text.primary,
          [text.muted]: text.primary,
          [border.hairline]: border.control,
          [border.control]: border.strong,
        },
      },
    },
  }),
);

const withoutFocus = ":not(:focus-visible)";

/** Shadows and backgrounds draw our edges. Where a device has colours of its own, outlines do, which move nothing. */
globalStyle(
  `:is([data-component="Button"], [data-component="ButtonLink"], [data-component="IconButton"], [data-component="SearchBox"], [data-component="QuantityStepper"], input, select, textarea)${withoutFocus}`,
  globalInLayer("theme", {
    "@media": { [media.forcedColors]: { outline: `${vars.line.hairline} solid ButtonBorder`, outlineOffset: "-1px" } },
  }),
);

globalStyle(
  `:is([aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], [aria-current]:not([aria-current="false"]))${withoutFocus}`,
  globalInLayer("theme", {
    "@media": { [media.forcedColors]: { outline: `${vars.line.strong} solid Highlight`, outlineOffset: "-2px" } },
  }),
);
