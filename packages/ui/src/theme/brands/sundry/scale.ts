/** Root font size in px that the design was drawn at; text sizes are rem so that a buyer's own text size counts. */
const ROOT = 16;

/** One text style from the design's numbers: size and line in px, weight, width in %, tracking in em. */
function text(size: number, line: number, weight: number, width: number, tracking: number) {
  return {
    size: `${size / ROOT}rem`,
    line: String(Math.round((line / size) * 1000) / 1000),
    weight: String(weight),
    width: `${width}%`,
    tracking: `${tracking}em`,
  };
}

/** What the brand keeps in both schemes. The shape of this object is the shape of every scale. */
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
  radius: {
    none: "0px",
    xs: "3px",
    sm: "6px",
    control: "8px",
    md: "10px",
    panel: "14px",
    lg: "16px",
    field: "20px",
    xl: "24px",
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
    tick: "84px",
    stub: "116px",
    drawer: "300px",
    /** From the top of the window to the toasts: the fixed header and 24 px. */
    toastTop: "88px",
    dialog: "440px",
    panel: "640px",
    chat: "800px",
    chatBar: "52px",
    chatFrame: "500px",
    header: "56px",
    tabBar: "64px",
    rail: "52px",
    categoryRail: "248px",
    cartPicture: "88px",
    cartCount: "132px",
    summary: "320px",
    gallery: "540px",
    storePanel: "236px",
    authForm: "600px",
    patternLarge: "208px",
    qr: { sm: "128px", lg: "240px" },
    block: {
      waiting: "320px",
      carousel: "432px",
      hero: "456px",
      heroPhone: "248px",
      heroArt: "520px",
      tile: "196px",
      railTile: "240px",
      seckill: "520px",
      seckillPhone: "410px",
      banner: "336px",
      bannerPanel: "520px",
      cloth: "180px",
      railCard: "148px",
      /** The wide tile of carousel2, as high as two tiles and the gap between them. */
      feature: "416px",
      featurePhone: "252px",
      stores: "424px",
      storeCard: "280px",
      discountWords: "296px",
      card: "184px",
      panelArt: "132px",
    },
    filters: "216px",
    /** Menu of the member centre. */
    member: "208px",
    /** Rows of the page's head: known heights, so that nothing moves when one of them becomes fixed. */
    shell: {
      topBar: "36px",
      advert: "44px",
      header: "106px",
      headerPhone: "132px",
      navRow: "48px",
      floating: "64px",
      search: "700px",
      categoryRow: "37px",
      cartMenu: "340px",
    },
    chatW: "800px",
    chatH: "500px",
    container: "1296px",
    /** Reading measure: 60 to 75 characters. */
    measure: "640px",
  },
  font: {
    family: '"Archivo Variable", "Noto Sans SC Variable", "PingFang SC", "Microsoft YaHei", sans-serif',
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
    /** The one huge number of a discount field. */
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
    /** How far things slide or rise while they appear. */
    travel: { toast: "8px", drawer: "24px" },
    zoom: "1.03",
  },
  zIndex: { base: "1", sticky: "20", header: "30", rail: "40", drawer: "50", dialog: "60", chat: "65", toast: "70" },
};

/** Headlines shrink on a phone. */
export const sundryTextOnPhone = {
  hero: { size: "1.75rem", line: "1.071" },
  display: { size: "1.75rem", line: "1.143" },
  title1: { size: "1.375rem", line: "1.273" },
};

const chineseHeading = { weight: "800", width: "100%", tracking: "0em" };

/** Chinese headings carry weight instead of width; text gets a taller line. */
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
