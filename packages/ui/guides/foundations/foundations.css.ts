import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../src/theme/breakpoints.ts";
import { vars } from "../../src/theme/contract.css.ts";
import { inLayer } from "../../src/theme/inLayer.ts";
import { text } from "../../src/theme/text.css.ts";

const { color, space, radius, line } = vars;
const hairline = `${line.hairline} solid ${color.border.hairline}`;

export const swatches = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(148px, 1fr))",
    gap: space[4],
    margin: "0",
    padding: "0",
    listStyle: "none",
  }),
);

export const swatch = style(inLayer("app", { display: "grid", alignContent: "start", gap: space.half }));

export const tone = style(
  inLayer("app", {
    blockSize: "72px",
    marginBlockEnd: space[1],
    border: hairline,
    borderRadius: radius.media.md,
    background: "var(--tone)",
  }),
);

export const pairs = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(240px, 1fr))",
    gap: space[3],
    margin: "0",
    padding: "0",
    listStyle: "none",
  }),
);

/** A ground with everything that stands on it. */
export const ground = style(
  inLayer("app", {
    display: "grid",
    alignContent: "start",
    gap: space[1],
    padding: space[4],
    border: hairline,
    borderRadius: radius.panel.md,
    background: "var(--ground)",
  }),
);

export const ink = style([
  text.small,
  inLayer("app", { display: "flex", justifyContent: "space-between", gap: space[3], color: "var(--ink)" }),
]);

export const ratio = style(
  inLayer("app", { fontVariantNumeric: vars.font.figures, fontWeight: vars.font.weight.strong }),
);

/** A line on its ground. */
export const lineSample = style(
  inLayer("app", {
    display: "grid",
    placeItems: "center",
    blockSize: "72px",
    marginBlockEnd: space[1],
    border: hairline,
    borderRadius: radius.media.md,
    background: "var(--ground)",
    "::before": {
      content: "",
      inlineSize: "64px",
      blockSize: space[8],
      border: `${line.strong} solid var(--ink)`,
      borderRadius: radius.control.sm,
    },
  }),
);

export const rows = style(inLayer("app", { display: "grid", margin: "0", padding: "0", listStyle: "none" }));

export const typeRow = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[2],
    paddingBlock: space[5],
    borderBlockEnd: hairline,
    // Chinese goes to the next line as one phrase.
    wordBreak: "keep-all",
  }),
);

export const sample = style(inLayer("app", { overflowWrap: "anywhere" }));

export const figure = style(
  inLayer("app", {
    fontSize: vars.type.figure.size,
    lineHeight: vars.type.figure.line,
    fontWeight: vars.type.figure.weight,
    fontStretch: vars.type.figure.width,
    letterSpacing: vars.type.figure.tracking,
  }),
);

export const measureRow = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "120px 56px minmax(0, 1fr)",
    alignItems: "center",
    gap: space[3],
    paddingBlock: space[2],
    borderBlockEnd: hairline,
  }),
);

export const bar = style(
  inLayer("app", {
    inlineSize: "var(--length)",
    maxInlineSize: "100%",
    blockSize: space[4],
    background: color.action.primary,
  }),
);

export const boxes = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(160px, 1fr))",
    gap: space[6],
    margin: "0",
    padding: "0",
    listStyle: "none",
  }),
);

export const corner = style(
  inLayer("app", {
    blockSize: "96px",
    marginBlockEnd: space[2],
    border: `${line.strong} solid ${color.border.brand}`,
    borderRadius: "var(--corner)",
    background: color.bg.brandSoft,
  }),
);

const raised = (boxShadow: string) =>
  inLayer("app", {
    blockSize: "120px",
    marginBlockEnd: space[3],
    borderRadius: radius.panel.md,
    background: color.bg.raised,
    boxShadow,
  });

export const height = styleVariants({
  e1: raised(vars.elevation.e1),
  e2: raised(vars.elevation.e2),
  e3: raised(vars.elevation.e3),
});

const across = keyframes({ from: { insetInlineStart: "0" }, to: { insetInlineStart: `calc(100% - ${space[8]})` } });

export const track = style(
  inLayer("app", {
    position: "relative",
    blockSize: space[8],
    borderRadius: radius.full,
    background: color.bg.neutral,
  }),
);

export const runner = style(
  inLayer("app", {
    position: "absolute",
    insetInlineStart: "0",
    inlineSize: space[8],
    blockSize: space[8],
    borderRadius: radius.full,
    background: color.action.primary,
    selectors: {
      "&[data-running]": {
        animationName: across,
        animationDuration: "var(--duration)",
        animationTimingFunction: "var(--easing)",
        animationFillMode: "forwards",
      },
    },
    "@media": { [media.reducedMotion]: { selectors: { "&[data-running]": { animationName: "none" } } } },
  }),
);

export const icons = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(120px, 1fr))",
    gap: space[2],
    margin: "0",
    padding: "0",
    listStyle: "none",
  }),
);

export const icon = style(
  inLayer("app", {
    display: "grid",
    justifyItems: "center",
    // Names stand below their icons, however tall the others of the row are.
    alignContent: "start",
    gap: space[3],
    paddingBlock: space[5],
    paddingInline: space[2],
    textAlign: "center",
    color: color.icon.default,
    borderRadius: radius.panel.sm,
    background: color.bg.subtle,
  }),
);

const iconSize = (length: string) =>
  inLayer("app", { inlineSize: length, blockSize: length, strokeWidth: vars.size.icon.stroke });

export const drawing = styleVariants(vars.size.icon, iconSize);
