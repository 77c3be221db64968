import { createVar } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { steps } from "../../theme/steps.ts";

const { color, space, size } = vars;

const bold = createVar();
const accent = createVar();
const ground = createVar();
const tile = createVar();

type Band = readonly [from: number, to: number, yarn: string];

/** One direction of threads. Those that lie below are paler, so that a crossing looks woven. */
function threads(direction: "90deg" | "0deg", bands: readonly Band[]): string {
  const strength = direction === "90deg" ? 84 : 56;
  const stops = bands.flatMap(([from, to, yarn]) => [
    `transparent ${from}%`,
    `color-mix(in srgb, ${yarn} ${strength}%, transparent) ${from}% ${to}%`,
    `transparent ${to}%`,
  ]);
  return `linear-gradient(${direction}, ${stops.join(", ")})`;
}

/** Single threads, as far as one sees them. */
const texture = [
  `repeating-linear-gradient(0deg, ${color.pattern.sheen} 0 ${vars.line.hairline}, transparent ${vars.line.hairline} ${vars.line.tick})`,
  `repeating-linear-gradient(90deg, ${color.pattern.shade} 0 ${vars.line.hairline}, transparent ${vars.line.hairline} ${vars.line.tick})`,
];

function sett(warp: readonly Band[], weft: readonly Band[] = warp) {
  return inLayer("commerce", {
    backgroundImage: [...texture, threads("90deg", warp), threads("0deg", weft)].join(", "),
    backgroundSize: `auto, auto, ${tile} ${tile}, ${tile} ${tile}`,
  });
}

const yarn = (colour: string) => inLayer("commerce", { vars: { [bold]: colour } });
const stripe = (colour: string) => inLayer("commerce", { vars: { [accent]: colour } });
const undyed = (colour: string) => inLayer("commerce", { vars: { [ground]: colour } });

export const cloth = recipe({
  base: inLayer("commerce", {
    // A thing has its colours in the dark too; the filter tones it down like a picture.
    colorScheme: "light",
    backgroundColor: ground,
    filter: vars.filter.pattern,
    flex: "none",
    "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
  }),
  variants: {
    shape: {
      band: inLayer("commerce", {
        vars: { [tile]: space[16] },
        display: "block",
        inlineSize: "100%",
        blockSize: "100%",
      }),
      label: inLayer("commerce", {
        vars: { [tile]: space["3half"] },
        display: "inline-block",
        inlineSize: size.icon.lg,
        blockSize: size.icon.xs,
        borderRadius: vars.radius.tag,
        boxShadow: `inset 0 0 0 ${vars.line.hairline} ${color.pattern.edge}`,
      }),
      square: inLayer("commerce", {
        vars: { [tile]: steps(4.5) },
        display: "block",
        inlineSize: "100%",
        blockSize: "100%",
        borderRadius: "inherit",
      }),
    },
    bold: {
      cobalt: yarn(color.deep.cobalt),
      pine: yarn(color.deep.pine),
      plum: yarn(color.deep.plum),
      ink: yarn(color.deep.ink),
    },
    accent: {
      marigold: stripe(color.bg.points),
      cobalt: stripe(color.deep.cobalt),
      pine: stripe(color.deep.pine),
      ink: stripe(color.deep.ink),
    },
    ground: {
      white: undyed(color.pattern.ground),
      butter: undyed(color.tint.butter),
      apricot: undyed(color.tint.apricot),
      sky: undyed(color.tint.sky),
      mint: undyed(color.tint.mint),
      lilac: undyed(color.tint.lilac),
      sand: undyed(color.tint.sand),
      steel: undyed(color.tint.steel),
    },
    sett: {
      check: sett([
        [8, 40, bold],
        [54, 60, accent],
        [72, 78, accent],
      ]),
      tartan: sett([
        [4, 24, bold],
        [28, 31, bold],
        [46, 52, accent],
        [67, 70, bold],
        [74, 94, bold],
      ]),
      windowpane: sett([
        [12, 20, bold],
        [24, 27, bold],
        [66, 69, accent],
      ]),
      gingham: sett([[0, 50, bold]], [[0, 50, bold]]),
      ticking: sett(
        [
          [6, 10, bold],
          [16, 46, bold],
          [52, 56, bold],
          [76, 82, accent],
        ],
        [[0, 4, accent]],
      ),
      madras: sett(
        [
          [0, 28, bold],
          [36, 54, accent],
          [70, 74, bold],
        ],
        [
          [10, 24, accent],
          [44, 72, bold],
          [84, 87, accent],
        ],
      ),
    },
  },
  defaultVariants: { shape: "band" },
});
