import { createVar, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

const { color, space, line, motion } = vars;

/** Width of a tooth of the torn edge. */
const tooth = space[3];
const half = `calc(${tooth} / 2)`;

const teeth = (from: string, edge: "top" | "bottom") =>
  `conic-gradient(from ${from} at ${edge}, transparent, black 1deg 89deg, transparent 90deg)`;

/** Torn off a roll: teeth below, and above as well once it has been torn from the rest. */
const edges = {
  whole: { maskImage: teeth("-45deg", "bottom"), maskSize: `${tooth} 100%`, maskPosition: "50%" },
  torn: {
    maskImage: `${teeth("135deg", "top")}, ${teeth("-45deg", "bottom")}`,
    maskSize: `${tooth} 51%, ${tooth} 51%`,
    maskPosition: "top, bottom",
    maskRepeat: "repeat-x",
  },
} as const;

const plainEdge = {
  maskImage: "none",
  border: `${line.hairline} solid CanvasText`,
} as const;

export const root = style(
  inLayer("commerce", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", minInlineSize: 0 }),
);

/** What stays in the printer: the end of the roll. */
export const stub = style(
  inLayer("commerce", {
    blockSize: space[8],
    backgroundColor: color.bg.subtle,
    backgroundImage: `linear-gradient(${color.border.hairline} 0 0)`,
    backgroundSize: `100% ${line.strong}`,
    backgroundRepeat: "no-repeat",
    ...edges.whole,
    "@media": { [media.forcedColors]: plainEdge },
  }),
);

const angle = createVar();

/** First it hangs on the roll, then it comes off at one corner and settles below. */
const tear = keyframes({
  "0%": { translate: `0 calc(-1 * ${space[2]})`, rotate: "0deg" },
  "45%": { translate: `0 calc(-1 * ${space[1]})`, rotate: angle },
  "100%": { translate: "0 0", rotate: "0deg" },
});

export const paper = recipe({
  base: inLayer("commerce", {
    padding: space[5],
    paddingBlockEnd: `calc(${space[5]} + ${half})`,
    background: color.bg.subtle,
    minInlineSize: 0,
    "@media": { [media.forcedColors]: plainEdge },
  }),
  variants: {
    torn: {
      false: inLayer("commerce", {
        ...edges.whole,
        borderBlockStart: `${line.strong} solid ${color.border.hairline}`,
      }),
      true: inLayer("commerce", {
        ...edges.torn,
        vars: { [angle]: "-2deg" },
        marginBlockStart: space[2],
        paddingBlockStart: `calc(${space[5]} + ${half})`,
        transformOrigin: "100% 0",
        animation: `${tear} calc(2 * ${motion.duration.slow}) ${motion.easing.standard} ${motion.duration.slow} backwards`,
        "@media": { [media.reducedMotion]: { animation: "none" }, [media.forcedColors]: plainEdge },
      }),
    },
  },
});
