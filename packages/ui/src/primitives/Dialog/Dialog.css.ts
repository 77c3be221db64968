import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { overlayMotion } from "../../internal/overlayMotion.ts";
import { fadeOut } from "../../internal/fades.css.ts";
import { below } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const rise = keyframes({ from: { opacity: 0, translate: `0 ${vars.motion.travel.toast}` } });

const motion = overlayMotion(rise, fadeOut);

/** The given width with a margin around it; the full width as a sheet on a phone. */
const asWideAs = (width: string) =>
  inLayer("primitives", {
    inlineSize: `min(${width}, 100% - ${vars.space[8]})`,
    "@media": { [below("sm")]: { inlineSize: "100%" } },
  });

export const above = style(inLayer("primitives", { zIndex: vars.zIndex.dialog }));

export const dialog = recipe({
  base: inLayer("primitives", {
    position: "fixed",
    inset: 0,
    zIndex: vars.zIndex.dialog,
    display: "flex",
    flexDirection: "column",
    margin: "auto",
    blockSize: "fit-content",
    maxBlockSize: `calc(100dvh - ${vars.space[8]})`,
    padding: vars.space[6],
    overflowY: "auto",
    borderRadius: vars.radius.overlay,
    background: vars.color.bg.raised,
    boxShadow: vars.elevation.e3,
    ...motion,
    "@media": {
      ...motion["@media"],
      [below("sm")]: {
        marginBlockEnd: 0,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        paddingBlockEnd: `calc(${vars.space[6]} + env(safe-area-inset-bottom))`,
      },
    },
  }),
  variants: { size: { md: asWideAs(vars.size.dialog), lg: asWideAs(vars.size.panel) } },
  defaultVariants: { size: "md" },
});

export const head = style(inLayer("primitives", { display: "flex", alignItems: "flex-start", gap: vars.space[3] }));

export const title = style([text.title3, inLayer("primitives", { flex: 1, minInlineSize: 0 })]);

/** The icon lines up with the dialog's edge, so the button extends beyond it. */
export const close = style(
  inLayer("primitives", {
    marginBlock: `calc(-1 * ${vars.space[2]})`,
    marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  }),
);

export const description = style([
  text.body,
  inLayer("primitives", { marginBlockStart: vars.space[2], color: vars.color.text.secondary }),
]);

export const actions = style(
  inLayer("primitives", {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: vars.space[3],
    marginBlockStart: vars.space[6],
  }),
);
