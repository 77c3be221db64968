/** Words for the page of the points a buyer has earned and used. */
export const words = {
  count_one: "{{formatted}} point",
  count_other: "{{formatted}} points",
  mine: {
    title: "My points",
    summary: "Your points",
    available: "Available points",
    totalEarned: "Total earned",
    toMall: "Go to the rewards store",
    history: "Points history",
    earned: "Points earned",
    redeemed: "Points redeemed",
    balanceAfter: "Balance {{formatted}}",
    none: "No points yet",
    noneText: "You earn 1 point for every $1 you spend on completed orders, and extra points for reviews.",
    noneAction: "Start shopping",
  },
};
