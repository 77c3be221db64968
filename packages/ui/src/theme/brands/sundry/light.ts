import { cobalt, deep, ink, jade, marigold, rose, tint, vermilion } from "./palette.ts";

/** The light scheme: white page, ink text. Every scheme has the shape of this object. */
export const sundryLight = {
  color: {
    bg: {
      page: ink[0],
      subtle: ink[50],
      surface: ink[0],
      raised: ink[0],
      sunken: ink[100],
      /** Neutral chips, bars and placeholders: visible on page, surface and raised in both schemes. */
      neutral: ink[100],
      inverse: ink[900],
      brand: cobalt[600],
      brandDeep: cobalt[800],
      brandSoft: cobalt[50],
      deal: vermilion[600],
      dealHover: vermilion[700],
      dealActive: vermilion[800],
      dealSoft: vermilion[50],
      points: marigold[300],
      pointsSoft: marigold[100],
      successSoft: jade[50],
      dangerSoft: rose[50],
      picture: ink[100],
      scrim: "rgba(10, 14, 24, .48)",
    },
    text: {
      primary: ink[900],
      secondary: ink[600],
      muted: ink[500],
      disabled: ink[400],
      inverse: ink[0],
      brand: cobalt[600],
      deal: vermilion[600],
      points: marigold[700],
      success: jade[600],
      danger: rose[600],
      onBrand: ink[0],
      onDeal: ink[0],
      onPoints: ink[900],
      onDark: ink[0],
      onDarkMuted: ink[300],
    },
    border: {
      hairline: ink[200],
      control: ink[400],
      strong: ink[900],
      brand: cobalt[600],
      danger: rose[600],
      focus: cobalt[600],
      /** Focus ring on cobalt, vermilion and dark backgrounds. */
      focusOnField: ink[0],
      ticket: vermilion[300],
    },
    action: {
      primary: cobalt[600],
      primaryHover: cobalt[700],
      primaryActive: cobalt[800],
      strong: ink[900],
      strongHover: ink[700],
      strongActive: ink[600],
      quiet: ink[100],
      quietHover: ink[200],
      quietActive: ink[300],
    },
    icon: { default: ink[700], rating: marigold[500] },
    tint: tint,
    deep,
    /** Flash sale panel and footer: dark in both schemes. */
    darkField: {
      surface: ink[900],
      slot: "#1D2536",
      slotText: "#C3CAD7",
      text: "#D5DAE4",
      muted: "#B9C0CE",
      deal: "#FF8A63",
      line: "#2B3448",
      track: "#3A4458",
      accent: marigold[300],
      ring: "transparent",
    },
    /**
     * White in both schemes: controls on a picture or a coloured background (heart, countdown cell, button on cobalt).
     */
    float: { bg: ink[0], hover: ink[100], text: ink[900] },
    /** A coloured slide or field, and what is on it. */
    field: {
      ground: cobalt[600],
      text: ink[0],
      textSoft: "rgba(255, 255, 255, .82)",
      track: "rgba(255, 255, 255, .34)",
      art: "#CFE0F6",
      shade: "rgba(10, 16, 32, .55)",
    },
    ticket: { ink: "#1F2A44", edge: ink[500], shadow: "rgba(17, 24, 44, .10)" },
    pattern: {
      ground: ink[0],
      /** Background of the pattern where it fills a large area beside text (`bannerAdvert`). */
      groundBanner: ink[0],
      first: cobalt[600],
      second: vermilion[600],
      sheen: "rgba(255, 255, 255, .13)",
      shade: "rgba(17, 24, 44, .05)",
      edge: "rgba(17, 24, 44, .12)",
    },
  },
  elevation: {
    e1: "0 1px 2px rgba(17, 24, 44, .06), 0 0 0 1px rgba(17, 24, 44, .06)",
    e2: "0 6px 16px -4px rgba(17, 24, 44, .14), 0 0 0 1px rgba(17, 24, 44, .05)",
    e3: "0 18px 40px -12px rgba(17, 24, 44, .26), 0 0 0 1px rgba(17, 24, 44, .06)",
  },
  /** Filters that tone down pictures and the pattern in the dark scheme. */
  filter: { picture: "none", pattern: "none" },
};
