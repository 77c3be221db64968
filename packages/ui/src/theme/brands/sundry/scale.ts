/** Root font size in px of the design. Text sizes are in rem, so that the buyer's own text size counts. */
const ROOT = 16;

/** One text style in the design's numbers: size and line in px, weight, width in %, tracking in em. */
function text(size: number, line: number, weight: number, width: number, tracking: number) {
  return {
    size: `${size / ROOT}rem`,
    line: String(Math.round((line / size) * 1000) / 1000),
    weight: String(weight),
    width: `${width}%`,
    tracking: `${tracking}em`,
  };
}

/** What the brand keeps in both schemes. Every scale has the shape of this object. */
export const sundryScale = {
  space: {
    0: "0px",
    px: "1px",
    half: "2px",
    1: "4px",
    "1half": "6px",
    2: "8px",
    "2half": "10px",
    3: "12px",
    "3half": "14px",
    4: "16px",
    5: "20px",
    6: "24px",
    7: "28px",
    8: "32px",
    9: "36px",
    10: "40px",
    11: "44px",
    12: "48px",
    14: "56px",
    16: "64px",
    20: "80px",
    24: "96px",
  },
  /** Corners by what they belong to, so that round buttons do not round the photos. */
  radius: {
    none: "0px",
    /** Tags, chips of text, small thumbs. */
    tag: "3px",
    /** Tooltips, cells of a clock, lines of a skeleton. */
    small: "6px",
    /** What is pressed or typed into; `xs` inside others, `lg` for the search box. */
    control: { xs: "6px", sm: "8px", md: "10px", lg: "14px" },
    /** Pictures, and what has the shape of one. */
    media: { sm: "8px", md: "10px", lg: "16px" },
    /** Boxes on the page: notices and choices, cards, large panels. */
    panel: { sm: "10px", md: "14px", lg: "16px" },
    /** Dialogs and sheets. */
    overlay: "16px",
    /** Large coloured fields. */
    block: "20px",
    /** Always round: switches, badges, dots. */
    full: "999px",
  },
  line: { hairline: "1px", control: "1.5px", strong: "2px", tick: "3px" },
  size: {
    control: { sm: "32px", md: "40px", field: "44px", lg: "48px" },
    icon: { xs: "14px", sm: "16px", md: "20px", lg: "24px", xl: "28px", stroke: "1.75" },
    touch: "44px",
    badge: "18px",
    cell: { sm: "24px", md: "34px" },
    picture: { chip: "28px", xs: "44px", sm: "56px", md: "64px", lg: "72px", xl: "112px" },
    drawer: "300px",
    dialog: "440px",
    panel: "640px",
    /** Width of a page's content. */
    container: "1600px",
    /** Line length for reading: 60 to 75 characters. */
    measure: "640px",
  },
  font: {
    family:
      '"Archivo Variable", "Archivo stand-in", "Archivo stand-in for Linux", "Noto Sans SC Variable", "PingFang SC", "Microsoft YaHei", sans-serif',
    width: { wide: "110%", normal: "100%", figure: "86%", narrow: "82%" },
    weight: { regular: "400", text: "450", medium: "560", control: "620", strong: "680", bold: "720", black: "840" },
    figures: "tabular-nums lining-nums",
  },
  type: {
    hero: text(56, 58, 780, 112, -0.022),
    display: text(40, 44, 760, 110, -0.02),
    title1: text(28, 32, 740, 106, -0.015),
    title2: text(22, 28, 720, 104, -0.01),
    title3: text(18, 24, 680, 102, -0.006),
    bodyL: text(16, 24, 400, 100, 0),
    body: text(14, 20, 400, 100, 0),
    label: text(14, 20, 600, 100, 0),
    small: text(13, 18, 450, 100, 0),
    caption: text(12, 16, 450, 100, 0.0017),
    /** 11 px: badges and the tab bar only. */
    micro: text(11, 14, 560, 100, 0),
    overline: text(11, 16, 680, 112, 0.06),
    priceXL: text(40, 40, 740, 82, -0.01),
    priceL: text(28, 28, 740, 82, -0.01),
    priceM: text(20, 22, 720, 82, -0.005),
    priceS: text(15, 18, 680, 84, 0),
    /** The huge number of a discount. */
    figure: text(108, 92, 800, 74, -0.03),
  },
  motion: {
    duration: {
      instant: "80ms",
      fast: "140ms",
      base: "220ms",
      slow: "360ms",
      pulse: "1200ms",
      carousel: "5000ms",
      ticker: "60000ms",
    },
    delay: { hover: "150ms", skeleton: "200ms" },
    easing: {
      standard: "cubic-bezier(.2, 0, 0, 1)",
      enter: "cubic-bezier(.05, .7, .1, 1)",
      exit: "cubic-bezier(.3, 0, .8, .15)",
    },
    /** How far things slide or rise as they appear. */
    travel: { toast: "8px" },
    zoom: "1.03",
  },
  zIndex: { base: "1", sticky: "20", header: "30", rail: "40", drawer: "50", dialog: "60", chat: "65", toast: "70" },
};

/** The largest headline shrinks first. */
export const sundryTextOnTablet = { hero: { size: "2.75rem", line: "1.045" } };

/** Headlines shrink on a phone. */
export const sundryTextOnPhone = {
  hero: { size: "1.625rem", line: "1.077" },
  display: { size: "1.75rem", line: "1.143" },
  title1: { size: "1.375rem", line: "1.273" },
};

const chineseHeading = { weight: "800", width: "100%", tracking: "0em" };

/** Chinese headings are bold instead of wide, and text has taller lines. */
export const sundryTextInChinese = {
  hero: chineseHeading,
  display: chineseHeading,
  title1: chineseHeading,
  title2: chineseHeading,
  title3: chineseHeading,
  body: { line: "1.571" },
  label: { line: "1.571" },
  caption: { tracking: "0em" },
  overline: { width: "100%", tracking: "0em" },
};
