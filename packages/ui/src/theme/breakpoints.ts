/** Widths in px at which the layout changes. Constants, because a media query cannot read a custom property. */
export const breakpoints = { xs: 360, sm: 480, md: 768, lg: 1024, xl: 1280, xxl: 1440 } as const;

/** Name of a {@link breakpoints} entry. */
export type Breakpoint = keyof typeof breakpoints;

/** Media query that holds from this width on: `from("md")` is `(min-width: 768px)`. */
export function from(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint]}px)`;
}

/** Media query that holds below this width: `below("md")` is `(max-width: 767.98px)`. */
export function below(breakpoint: Breakpoint): string {
  return `(max-width: ${breakpoints[breakpoint] - 0.02}px)`;
}

/** Media queries about the buyer's device and wishes rather than the width. */
export const media = {
  /** A mouse or trackpad: hover effects belong here only. */
  hover: "(hover: hover) and (pointer: fine)",
  /** A finger: targets grow to 44 px here. */
  touch: "(pointer: coarse)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  /** A window so low that a column of buttons no longer fits. */
  low: "(max-height: 640px)",
  /** No room for the chat, 800 by 552 px, with a margin around it. */
  noChatRoom: "(max-width: 839.98px), (max-height: 591.98px)",
  moreContrast: "(prefers-contrast: more)",
  forcedColors: "(forced-colors: active)",
  dark: "(prefers-color-scheme: dark)",
} as const;

/** Container queries: how much room a component has, wherever it stands. */
export const room = {
  /** Under 220 px: a tile in a row of four on a phone. */
  scant: "(max-width: 219.98px)",
  /** From 640 px: words and art beside each other. */
  ample: "(min-width: 640px)",
} as const;
