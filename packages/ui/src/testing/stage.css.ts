import { styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { inLayer } from "../theme/inLayer.ts";

const ground = { display: "flow-root", background: vars.color.bg.page, color: vars.color.text.primary } as const;

/** The background of a story, as it is in screenshots. */
export const stage = styleVariants({
  bare: inLayer("app", ground),
  padded: inLayer("app", { ...ground, padding: vars.space[4] }),
});
