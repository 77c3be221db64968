/**
 * Measures of the shop's own layout. They belong to these pages, not to a brand: what all brands share is in the theme's scale, what
 * belongs to one component in `@sundry/ui/theme/measures`.
 */
export const shopSize = {
  /** Rows of the page's head. `header` is the bar with the search and the row of hot words; `floating` is what stays of the bar. */
  shell: {
    topBar: "36px",
    advert: "44px",
    advertPhone: "36px",
    header: "106px",
    bar: "72px",
    floating: "64px",
    /** A phone's bar; on the home page the row of the logo stands above it. */
    pageBar: "52px",
    phoneLogo: "44px",
    navRow: "48px",
    search: "700px",
  },
  /** From the top of the window to the toasts: the fixed header and 24 px. */
  toastTop: "88px",
  /** Bar of tabs at the foot of a phone. */
  tabBar: "64px",
  /** Menu of the cart in the header, and the list in it before it scrolls. */
  cartMenu: "340px",
  cartList: "336px",
  /** Column of filters beside a list. */
  filters: "216px",
  /** Menu of the member centre. */
  member: "208px",
  /** Forms of the member pages. */
  form: "560px",
  /** Sum beside the cart and the settlement. */
  summary: "320px",
  /** Pictures and store on a product's page. */
  gallery: "540px",
  storePanel: "236px",
  /** Login and registration, and the weave beside them. */
  authForm: "600px",
  patternLarge: "208px",
  /** First column of the sheet of categories, and one category in it. */
  menuColumn: "116px",
  categoryTile: "84px",
  /** A picture in a line of ordered goods. */
  linePicture: "88px",
  /** A column with a few words, such as the name of a grade. */
  shortColumn: "132px",
  /** Heights of what stands in while content loads. */
  skeleton: { low: "180px", row: "184px", card: "240px", middle: "320px", high: "432px" },
} as const;
