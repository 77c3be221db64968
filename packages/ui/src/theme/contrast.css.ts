import { globalStyle } from "@vanilla-extract/css";
import { media } from "./breakpoints.ts";
import { vars } from "./contract.css.ts";
import { globalInLayer } from "./inLayer.ts";

const { text, border } = vars.color;

/** With increased contrast, muted text and lines use the strong ink of the same theme. */
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
