import { type Breakpoint, breakpoints } from "./breakpoints.ts";

/** Name of the container around each block of a page. */
export const place = "sundry-block";

/**
 * How much narrower than its window a block is in the storefront, at each of these widths: the margins of the page, and from 768 px on
 * 20 px for the scroll bar of a desktop.
 */
const margins = { xs: 32, sm: 32, md: 48 + 20, lg: 144 + 20, xl: 144 + 20 } as const satisfies Partial<
  Record<Breakpoint, number>
>;

type Step = keyof typeof margins;

const widthAt = (step: Step) => breakpoints[step] - margins[step];

/**
 * Container query of a block for a place as wide as the storefront's column in a window from this width on. A block in the narrow
 * column of a wide window looks as it does in a narrow window.
 */
export function placeFrom(step: Step): string {
  return `${place} (min-width: ${widthAt(step)}px)`;
}

/** Container query for a narrower place than {@link placeFrom}. */
export function placeBelow(step: Step): string {
  return `${place} (max-width: ${widthAt(step) - 0.02}px)`;
}

/** Container query for a place from one width up to another. */
export function placeBetween(first: Step, next: Step): string {
  return `${placeFrom(first)} and (max-width: ${widthAt(next) - 0.02}px)`;
}
