/**
 * Widths in px at which the layout changes. They are constants, because a media query cannot read a custom property.
 */
export const breakpoints = {
  xs: 360,
  sm: 480,
  md: 768,
  lg: 1024,
  xl: 1280,
  xxl: 1440,
  wide: 1600,
  widest: 1760,
} as const;

/** Name of a {@link breakpoints} entry. */
export type Breakpoint = keyof typeof breakpoints;

/** Media query for this width and above: `from("md")` is `(min-width: 768px)`. */
export function from(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint]}px)`;
}

/** Media query for less than this width: `below("md")` is `(max-width: 767.98px)`. */
export function below(breakpoint: Breakpoint): string {
  return `(max-width: ${breakpoints[breakpoint] - 0.02}px)`;
}

/** Media queries about the device and the buyer's preferences rather than the width. */
export const media = {
  /** Mouse or trackpad. Hover effects belong only here. */
  hover: "(hover: hover) and (pointer: fine)",
  /** Touch: targets grow to 44 px. */
  touch: "(pointer: coarse)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  /** A window too low for a column of buttons. */
  low: "(max-height: 640px)",
  /** A window so low that bars at its edges would take most of it, as at 400 % zoom. */
  flat: "(max-height: 359.98px)",
  /** No room for the chat, 800 by 552 px, with a margin around it. */
  noChatRoom: "(max-width: 839.98px), (max-height: 591.98px)",
  chatRoom: "(min-width: 840px) and (min-height: 592px)",
  moreContrast: "(prefers-contrast: more)",
  forcedColors: "(forced-colors: active)",
  dark: "(prefers-color-scheme: dark)",
} as const;

/** Container queries: how much space a component has, wherever it is. */
export const room = {
  /** Under 220 px: a tile in a row of four on a phone. */
  scant: "(max-width: 219.98px)",
  /** Under 300 px: one of two things on a line. */
  slight: "(max-width: 299.98px)",
  /** Under 420 px: too little for text and a button side by side. */
  narrow: "(max-width: 419.98px)",
  /** Under 820 px: too little for a table of ten columns. */
  tight: "(max-width: 819.98px)",
  /** From 640 px: text and picture side by side. */
  ample: "(min-width: 640px)",
} as const;
