/** Hours when a slot begins, in the shop's zone. */
export const flashHours = [8, 10, 14, 18, 20, 22] as const;
export type FlashHour = (typeof flashHours)[number];

/**
 * Goods that can be offered, by `family/variant`. The flash price, in percent of the normal one, is below every batch
 * price.
 */
export interface FlashCandidate {
  goods: string;
  payPercent: number;
  /** Pieces for sale in one slot. */
  stock: number;
}

/** One offer in one slot. */
export interface FlashOffer extends FlashCandidate {
  /** Share of the stock that is sold at the middle of the slot, 0 to 1; later slots start lower. */
  soldShare: number;
}

/** Number of goods in a slot. */
export const offersPerSlot = 8;

// None of the goods that the shop's journeys order, because their prices must not depend on the hour.
const candidates: readonly FlashCandidate[] = [
  { goods: "alarm-clock/twin-bell", payPercent: 80, stock: 240 },
  { goods: "crew-socks/bundle-10", payPercent: 82, stock: 400 },
  { goods: "notebooks/wire-bound-a5", payPercent: 78, stock: 1200 },
  { goods: "sunglasses/assortment-24", payPercent: 86, stock: 60 },
  { goods: "teapots/enamel-speckled", payPercent: 82, stock: 180 },
  { goods: "folding-umbrella/polka-dot", payPercent: 79, stock: 600 },
  { goods: "touch-gloves/dozen-pack", payPercent: 81, stock: 260 },
  { goods: "stone-ring/halo", payPercent: 75, stock: 800 },
  { goods: "plush-bear/honey-38", payPercent: 80, stock: 150 },
  { goods: "school-backpack/day-12l", payPercent: 83, stock: 200 },
  { goods: "fairy-lights/copper-5m", payPercent: 77, stock: 960 },
  { goods: "scissors/tailors-9", payPercent: 83, stock: 300 },
  { goods: "gift-box/rigid-nest-3", payPercent: 81, stock: 450 },
  { goods: "cutlery/stainless-24", payPercent: 85, stock: 120 },
  { goods: "crayons/rolled-64", payPercent: 76, stock: 720 },
  { goods: "night-light/mushroom", payPercent: 80, stock: 260 },
  { goods: "toolbox/steel-14", payPercent: 86, stock: 90 },
  { goods: "hair-bow/satin-8", payPercent: 73, stock: 2400 },
  { goods: "wrist-watch/silicone-5atm", payPercent: 81, stock: 180 },
  { goods: "soap-bar/glycerine-36", payPercent: 85, stock: 80 },
  { goods: "wooden-toys/nesting-dolls", payPercent: 82, stock: 160 },
  { goods: "coin-purse/kiss-lock-11", payPercent: 77, stock: 900 },
  { goods: "golf-umbrella/storm-scarlet", payPercent: 85, stock: 140 },
  { goods: "yarn/merino-100", payPercent: 81, stock: 320 },
  { goods: "festival-lantern/palace-60", payPercent: 83, stock: 70 },
  { goods: "mugs/stoneware-350", payPercent: 79, stock: 640 },
  { goods: "screwdriver/set-6", payPercent: 82, stock: 210 },
  { goods: "laundry-basket/rope-m", payPercent: 84, stock: 130 },
  { goods: "jigsaw-puzzle/thousand", payPercent: 80, stock: 220 },
  { goods: "shopping-tote/canvas-340", payPercent: 78, stock: 500 },
  { goods: "christmas-decoration/table-tree", payPercent: 84, stock: 110 },
  { goods: "reading-glasses/tube", payPercent: 79, stock: 400 },
  { goods: "lip-tint/tray-24", payPercent: 85, stock: 60 },
  { goods: "safety-pins/kilt-pins", payPercent: 77, stock: 640 },
  { goods: "kites/diamond-giant", payPercent: 82, stock: 170 },
  { goods: "pinata/unicorn", payPercent: 83, stock: 150 },
  { goods: "hammer/engineer", payPercent: 84, stock: 190 },
  { goods: "storage-jars/screw-lid", payPercent: 76, stock: 1500 },
  { goods: "balloon/arch-kit", payPercent: 82, stock: 180 },
  { goods: "emergency-radio/portable-fm", payPercent: 86, stock: 140 },
  { goods: "pens/fountain-school", payPercent: 80, stock: 420 },
  { goods: "toothbrush/bamboo", payPercent: 72, stock: 3000 },
  { goods: "rain-poncho/cycling-cape", payPercent: 81, stock: 260 },
  { goods: "dice/six-with-cup", payPercent: 78, stock: 340 },
  { goods: "suitcase/cabin-20", payPercent: 84, stock: 40 },
  { goods: "padlock/combination-4", payPercent: 80, stock: 380 },
  { goods: "charm-crystal/paperweight-60", payPercent: 79, stock: 160 },
  { goods: "broom/soft-30", payPercent: 80, stock: 240 },
  { goods: "pillar-candle/dinner-12", payPercent: 79, stock: 300 },
  { goods: "patches-and-beads/flower-patches", payPercent: 76, stock: 420 },
  { goods: "clear-umbrella/wedding-white", payPercent: 83, stock: 210 },
  { goods: "glasses/wine-420", payPercent: 82, stock: 90 },
  { goods: "tabletop-mirror/hand", payPercent: 80, stock: 330 },
];

/** Shares sold at the middle of a slot: some nearly sold out, some hardly started. */
const soldShares = [0.62, 0.38, 0.81, 0.24, 0.47, 0.93, 0.15, 0.7] as const;

/**
 * The offers of a slot on a weekday (0 is Sunday), always the same ones. A day goes through the candidates slot by
 * slot. There are more of them than places in a day, so none appears twice, and each weekday starts at another one.
 */
export function flashOffers(weekday: number, hour: FlashHour): readonly FlashOffer[] {
  const slot = flashHours.indexOf(hour);
  const start = weekday * 11 + slot * offersPerSlot;
  return Array.from({ length: offersPerSlot }, (_, place) => {
    const candidate = candidates[(start + place) % candidates.length];
    const soldShare = soldShares[(weekday * 3 + slot + place) % soldShares.length];
    if (!candidate || soldShare === undefined) throw new Error("The flash sale has no candidates.");
    return { ...candidate, soldShare };
  });
}
