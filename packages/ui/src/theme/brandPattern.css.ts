import { createVar, style } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { inLayer } from "./inLayer.ts";

/** Size of one tile of the pattern; 48 px unless set. */
export const patternSize = createVar();

const { first, second, sheen, shade } = vars.color.pattern;
const thread = (colour: string, opacity: number) => `color-mix(in srgb, ${colour} ${opacity}%, transparent)`;

/** Blue band, two red stripes, two thin blue lines: the check of the bag, in one direction. */
function yarn(direction: "90deg" | "0deg", blue: number, red: number, line: number) {
  const [bold, stripe, thin] = [thread(first, blue), thread(second, red), thread(first, line)];
  return `linear-gradient(${direction}, ${bold} 0 30%, transparent 30% 42%, ${stripe} 42% 50%, transparent 50% 58%, ${stripe} 58% 66%, transparent 66% 78%, ${thin} 78% 80%, transparent 80% 82%, ${thin} 82% 84%, transparent 84%)`;
}

const tile = `${patternSize} ${patternSize}`;

/**
 * The trader's bag as a background: one tile, repeated. Allowed on the ends of an advert strip, the strap or pattern of
 * the main carousel, the `bannerAdvert` block, login art, the footer band and the logo. Never behind text.
 */
export const brandPattern = style(
  inLayer("theme", {
    vars: { [patternSize]: vars.space[12] },
    backgroundColor: vars.color.pattern.ground,
    backgroundImage: [
      `repeating-linear-gradient(0deg, ${sheen} 0 1px, transparent 1px 3px)`,
      `repeating-linear-gradient(90deg, ${shade} 0 1px, transparent 1px 3px)`,
      yarn("90deg", 86, 80, 35),
      yarn("0deg", 62, 58, 30),
    ].join(", "),
    backgroundSize: `auto, auto, ${tile}, ${tile}`,
    filter: vars.filter.pattern,
  }),
);
