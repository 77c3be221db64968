import type { Bilingual } from "../family.ts";

/** A category of the points mall. */
export interface PointsCategory {
  /** Unique, kebab case. */
  key: string;
  name: Bilingual;
}

/** Goods that cost only points. */
export interface PointsOffer {
  /** Goods by `family/variant`; the buyer gets their first SKU. */
  goods: string;
  category: string;
  /** Points for one piece. */
  points: number;
  /** Pieces left; 0 for fully redeemed. */
  stock: number;
}

/** Categories, in the order of the mall. */
export const pointsCategories: readonly PointsCategory[] = [
  { key: "small-treats", name: { en: "Small treats", zh: "小惊喜" } },
  { key: "desk-and-home", name: { en: "Desk and home", zh: "桌面与家居" } },
  { key: "for-the-shop", name: { en: "For the shop", zh: "店铺用品" } },
  { key: "travel", name: { en: "On the road", zh: "出行" } },
];

/**
 * Offers of the points mall, in the order of each category. A point is worth about half a cent; a new buyer can afford
 * the first offer.
 */
export const pointsOffers: readonly PointsOffer[] = [
  { goods: "coin-purse/squeeze-oval", category: "small-treats", points: 90, stock: 800 },
  { goods: "small-pendant/clover", category: "small-treats", points: 180, stock: 420 },
  { goods: "plush-pendant/panda", category: "small-treats", points: 190, stock: 365 },
  { goods: "lucky-eye/key-ring", category: "small-treats", points: 150, stock: 500 },
  { goods: "hand-fan/lace", category: "small-treats", points: 170, stock: 0 },
  { goods: "night-light/mushroom", category: "desk-and-home", points: 960, stock: 84 },
  { goods: "alarm-clock/twin-bell", category: "desk-and-home", points: 820, stock: 120 },
  { goods: "pillar-candle/soy-jar", category: "desk-and-home", points: 740, stock: 96 },
  { goods: "mugs/stoneware-350", category: "desk-and-home", points: 540, stock: 210 },
  { goods: "notebooks/hardcover-b6", category: "desk-and-home", points: 520, stock: 260 },
  { goods: "shopping-tote/canvas-340", category: "for-the-shop", points: 560, stock: 180 },
  { goods: "screwdriver/stubby-ratchet", category: "for-the-shop", points: 740, stock: 75 },
  { goods: "scissors/tailors-9", category: "for-the-shop", points: 990, stock: 60 },
  { goods: "files-and-boards/receipt-books", category: "for-the-shop", points: 910, stock: 44 },
  { goods: "folding-umbrella/with-sleeve", category: "travel", points: 660, stock: 150 },
  { goods: "luggage-tag/pu-cover", category: "travel", points: 160, stock: 640 },
  { goods: "luggage-tag/scale", category: "travel", points: 830, stock: 52 },
  { goods: "sunglasses/classic", category: "travel", points: 230, stock: 300 },
  { goods: "day-backpack/foldaway", category: "travel", points: 680, stock: 8 },
];
