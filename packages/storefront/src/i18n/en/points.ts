export const words = {
  count_one: "{{formatted}} point",
  count_other: "{{formatted}} points",
  mine: {
    title: "My points",
    sums: "Your points",
    now: "Available points",
    ever: "Total earned",
    toMall: "Go to the rewards store",
    history: "Points history",
    gained: "Points earned",
    spent: "Points redeemed",
    after: "Balance {{formatted}}",
    none: "No points yet",
    noneText: "You earn 1 point for every $1 you spend on completed orders, and extra points for reviews.",
    noneAction: "Start shopping",
  },
};
