import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const root = style(
  inLayer("app", {
    inlineSize: "100%",
    maxInlineSize: "none",
    blockSize: "100dvh",
    maxBlockSize: "none",
    gap: space[4],
    borderRadius: 0,
  }),
);

/** As wide as the height allows with the title above and the thumbnails below. */
export const gallery = style(
  inLayer("app", {
    inlineSize: `min(100%, 100dvh - ${space[24]} - ${space[24]} - ${space[12]})`,
    margin: "auto",
  }),
);
