/**
 * Measures of single components. They are not part of a theme, because a brand does not change them; a page may read them for a
 * skeleton that takes the place of a component.
 */
export const measures = {
  /** Header of a drawer. */
  header: "56px",
  /** Ticks of a carousel. */
  tick: "84px",
  /** Stub of a coupon. */
  stub: "116px",
  /** Column of buttons at the side of the window. */
  rail: "52px",
  /** Menu of categories: its width, that of the panel beside it, and the height of a row. */
  categoryRail: "248px",
  categoryPanel: "856px",
  categoryRow: "29px",
  /** Movable dialog, its bar and the frame in it. */
  chat: "800px",
  chatBar: "52px",
  chatFrame: "500px",
  /** The same in the corner of the window. */
  chatDocked: "360px",
  chatDockedHeight: "560px",
  /** Line of the cart. */
  cartPicture: "88px",
  cartCount: "132px",
  qr: { sm: "128px", lg: "240px" },
  /** Blocks of a page. */
  block: {
    waiting: "320px",
    carousel: "432px",
    hero: "360px",
    heroPhone: "176px",
    heroArt: "520px",
    /** The flash sale beside the slides, and a tile of it in a smaller window. */
    offers: "min(408px, 27vw)",
    offerTile: "132px",
    offersRow: "260px",
    /** Strap of the weave in the field of carousel1. */
    strap: "216px",
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
} as const;
