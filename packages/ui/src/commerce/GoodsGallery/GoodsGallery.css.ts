import { createVar, fallbackVar, style } from "@vanilla-extract/css";
import { below, from, media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

export const scaleVar = createVar();
export const originVar = createVar();

const { color, space, radius } = vars;

export const root = style(inLayer("commerce", { display: "grid", gap: space[3], minInlineSize: 0 }));

export const stage = style(inLayer("commerce", { position: "relative", minInlineSize: 0 }));

export const strip = style(
  inLayer("commerce", {
    display: "flex",
    listStyle: "none",
    margin: 0,
    padding: 0,
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    overscrollBehaviorX: "contain",
    borderRadius: radius.media.lg,
    "@media": { [below("md")]: { borderRadius: 0 } },
  }),
);

/** Shown for a product without pictures. */
export const empty = style(
  inLayer("commerce", { borderRadius: radius.media.lg, "@media": { [below("md")]: { borderRadius: 0 } } }),
);

export const slide = style(inLayer("commerce", { flex: "none", inlineSize: "100%", scrollSnapAlign: "start" }));

export const zoom = style(
  inLayer("commerce", {
    position: "relative",
    display: "block",
    inlineSize: "100%",
    overflow: "hidden",
    cursor: "zoom-in",
    touchAction: "pan-x pan-y",
    selectors: {
      "&[data-still]": { cursor: "default" },
      "&[data-enlarged]": { touchAction: "none", cursor: "zoom-out" },
      "&:focus-visible": {
        outline: `${vars.line.strong} solid ${color.border.focus}`,
        outlineOffset: `calc(-1 * ${vars.line.strong})`,
        borderRadius: radius.media.lg,
      },
    },
  }),
);

export const picture = style(
  inLayer("commerce", {
    borderRadius: 0,
    transform: `scale(${fallbackVar(scaleVar, "1")})`,
    transformOrigin: fallbackVar(originVar, "center"),
    transition: `transform ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
    "@media": { [media.reducedMotion]: { transition: "none" } },
  }),
);

/** Below the large picture while that loads. */
export const preview = style(inLayer("commerce", { position: "absolute", inset: 0, borderRadius: 0 }));

export const loading = style(inLayer("commerce", { background: "none" }));

export const counter = style([
  text.caption,
  inLayer("commerce", {
    position: "absolute",
    insetBlockEnd: space[3],
    insetInlineStart: space[3],
    paddingBlock: space[1],
    paddingInline: space[2],
    borderRadius: radius.small,
    background: color.bg.raised,
    color: color.text.primary,
    fontVariantNumeric: vars.font.figures,
    pointerEvents: "none",
    "@media": { [below("md")]: { insetInlineStart: "auto", insetInlineEnd: space[4] } },
  }),
]);

/** Opens the picture in full screen. On a phone the counter has the other corner. */
export const expand = style(
  inLayer("commerce", {
    position: "absolute",
    insetBlockEnd: space[3],
    insetInlineEnd: space[3],
    display: "grid",
    placeItems: "center",
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: radius.panel.sm,
    background: color.bg.raised,
    color: color.text.primary,
    "@media": { [below("md")]: { insetInlineEnd: "auto", insetInlineStart: space[4] } },
  }),
);

export const expandIcon = style(inLayer("commerce", { inlineSize: vars.size.icon.md, blockSize: vars.size.icon.md }));

export const thumbs = style(
  inLayer("commerce", {
    display: "none",
    gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
    gap: space[2],
    listStyle: "none",
    margin: 0,
    padding: 0,
    "@media": { [from("md")]: { display: "grid" } },
  }),
);

export const thumb = style(
  inLayer("commerce", {
    display: "block",
    inlineSize: "100%",
    borderRadius: radius.media.md,
    selectors: {
      "&[aria-current]": { outline: `${vars.line.strong} solid ${color.border.strong}`, outlineOffset: space.half },
      "&:focus-visible": { outline: `${vars.line.strong} solid ${color.border.focus}`, outlineOffset: space.half },
    },
  }),
);
