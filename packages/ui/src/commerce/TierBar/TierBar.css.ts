import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space, line, radius, size } = vars;

/** How many marks there are, and how wide the widest of their words is. */
export const marks = createVar();
export const widest = createVar();
/** How much of a part of the bar is filled, 0 to 1. */
export const reach = createVar();

/** Lines are borders, which paper and forced colours keep. */
const thread = (width: string, ink: string) => ({
  content: "",
  position: "absolute" as const,
  insetBlockStart: `calc(50% - ${width} / 2)`,
  insetInlineStart: 0,
  borderBlockStart: `${width} solid ${ink}`,
});

export const root = recipe({
  base: inLayer("commerce", { minInlineSize: 0 }),
  variants: {
    size: {
      // The hint stands beside the thread, or below it where there is less room.
      sm: inLayer("commerce", {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: space[3],
        rowGap: space[1],
      }),
      md: inLayer("commerce", { display: "grid", gap: space[2] }),
    },
  },
});

export const bar = recipe({
  base: inLayer("commerce", {
    display: "grid",
    margin: 0,
    padding: 0,
    listStyle: "none",
    minInlineSize: 0,
    selectors: { "&[data-draggable]": { cursor: "ew-resize", touchAction: "pan-y", userSelect: "none" } },
  }),
  variants: {
    size: {
      sm: inLayer("commerce", {
        flex: `1 1 ${space[24]}`,
        maxInlineSize: vars.size.picture.xl,
        gridAutoFlow: "column",
        gridAutoColumns: "minmax(0, 1fr)",
      }),
      // One row of equal parts where all words fit; otherwise the bar goes on in the next row, each part above its words.
      md: [
        text.small,
        inLayer("commerce", {
          rowGap: space[3],
          gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(100% / ${marks} - ${line.hairline}, ${widest} + ${space[2]})), 1fr))`,
        }),
      ],
    },
  },
});

export const tier = recipe({
  base: inLayer("commerce", { display: "grid", alignContent: "start", minInlineSize: 0 }),
  variants: { size: { sm: {}, md: inLayer("commerce", { gap: space[1] }) } },
});

export const track = recipe({
  base: inLayer("commerce", {
    position: "relative",
    display: "block",
    selectors: {
      "&::before": { ...thread(line.tick, color.border.hairline), inlineSize: "100%" },
      "[data-beyond] > &::before": { borderBlockStartStyle: "dotted" },
    },
    "@media": { [media.forcedColors]: { selectors: { "&::before": { borderColor: "GrayText" } } } },
  }),
  variants: {
    size: {
      sm: inLayer("commerce", { blockSize: space[2] }),
      md: inLayer("commerce", { blockSize: size.icon.sm }),
    },
  },
});

export const fill = style(
  inLayer("commerce", {
    ...thread(line.tick, color.action.primary),
    inlineSize: `calc(${reach} * 100%)`,
    "@media": { [media.forcedColors]: { borderColor: "Highlight" } },
  }),
);

const dot = (diameter: string) => ({
  position: "absolute" as const,
  insetBlockStart: `calc(50% - ${diameter} / 2)`,
  inlineSize: diameter,
  blockSize: diameter,
  boxSizing: "border-box" as const,
  borderRadius: radius.full,
});

export const mark = recipe({
  base: inLayer("commerce", {
    insetInlineStart: 0,
    border: `${line.strong} solid ${color.border.control}`,
    background: color.bg.surface,
    selectors: {
      ":is([data-state=passed], [data-state=current]) &": {
        borderColor: color.action.primary,
        background: color.action.primary,
      },
      "[data-beyond] &": { borderColor: color.border.hairline },
    },
    "@media": {
      [media.forcedColors]: {
        selectors: { ":is([data-state=passed], [data-state=current]) &": { borderColor: "Highlight" } },
      },
    },
  }),
  variants: {
    size: { sm: inLayer("commerce", dot(space["1half"])), md: inLayer("commerce", dot(space["2half"])) },
  },
});

const knobAt = (diameter: string, markDiameter: string) =>
  `calc((${markDiameter} - ${diameter}) / 2 + ${reach} * (100% - (${diameter} + ${markDiameter}) / 2))`;

export const knob = recipe({
  base: inLayer("commerce", {
    border: `${line.tick} solid ${color.action.primary}`,
    background: color.float.bg,
    "@media": { [media.forcedColors]: { borderColor: "Highlight", background: "Canvas" } },
  }),
  variants: {
    size: {
      sm: inLayer("commerce", { ...dot(space["2half"]), insetInlineStart: knobAt(space["2half"], space["1half"]) }),
      md: inLayer("commerce", {
        ...dot(size.icon.sm),
        insetInlineStart: knobAt(size.icon.sm, space["2half"]),
        boxShadow: vars.elevation.e1,
      }),
    },
  },
});

export const words = style(
  inLayer("commerce", {
    display: "grid",
    justifyItems: "start",
    paddingInlineEnd: space[2],
    selectors: { "[data-draggable] &": { cursor: "pointer" } },
  }),
);

export const from = style([
  text.caption,
  inLayer("commerce", {
    color: color.text.secondary,
    fontVariantNumeric: vars.font.figures,
    whiteSpace: "nowrap",
    selectors: {
      "[data-state=current] &": { color: color.text.brand, fontWeight: vars.font.weight.control },
      "[data-beyond] &": { color: color.text.muted },
    },
  }),
]);

export const price = style([
  text.priceS,
  inLayer("commerce", {
    selectors: {
      "[data-state=passed] &": { color: color.text.secondary },
      "[data-beyond] &": { color: color.text.muted },
    },
  }),
]);

export const hint = recipe({
  base: inLayer("commerce", {
    margin: 0,
    color: color.text.secondary,
    fontVariantNumeric: vars.font.figures,
    overflowWrap: "anywhere",
  }),
  variants: { size: { sm: text.caption, md: text.small } },
});

export const missing = style(inLayer("commerce", { color: color.text.primary, fontWeight: vars.font.weight.control }));
