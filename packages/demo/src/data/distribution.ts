/** Goods that buyers may recommend for a commission. */
export interface DistributionPlan {
  /** Goods by `family/variant`; links lead to its first SKU. */
  goods: string;
  /** Commission in percent of that SKU's list price. */
  percent: number;
}

const at =
  (percent: number) =>
  (goods: string): DistributionPlan => ({ goods, percent });

/** Goods with a commission, in the order distributors see them. */
export const distributionPlans: readonly DistributionPlan[] = [
  ...["night-light/mushroom", "alarm-clock/twin-bell", "mugs/stoneware-350", "pillar-candle/soy-jar"].map(at(8)),
  ...["folding-umbrella/windproof-8-ribs", "golf-umbrella/storm-scarlet", "automatic-umbrella/ten-ribs"].map(at(6)),
  ...["school-backpack/day-12l", "school-backpack/primary-18l", "school-backpack/trolley"].map(at(7)),
  ...["day-backpack/foldaway", "shopping-tote/canvas-340", "luggage-tag/scale", "sunglasses/classic"].map(at(10)),
  ...["notebooks/hardcover-b6", "paint-and-brushes/watercolour-8", "crayons/rolled-64"].map(at(9)),
  ...["screwdriver/stubby-ratchet", "scissors/tailors-9"].map(at(5)),
  ...["plush-pendant/panda", "small-pendant/clover", "hand-fan/lace"].map(at(12)),
];
