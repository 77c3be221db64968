/** The page's margin, which a site sets where it lays out the column of its page. Without it such rows end with the column. */
const margin = "var(--sundry-page-margin, 0px)";

/** A row that scrolls sideways goes on to both edges of the page, so that it is the screen that cuts it. */
export const bleed = {
  marginInline: `calc(-1 * ${margin})`,
  paddingInline: margin,
  scrollPaddingInline: margin,
} as const;
