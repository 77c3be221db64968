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
    pending: "Pending points",
    pendingList: "Pending points",
    pendingText: "You can spend the points of an order once its return period is over.",
    pendingOrder: "Order {{sn}}",
    pendingUntil: "Pending until {{date}}",
    pendingOpen: "Pending until your return or refund is decided",
    history: "Points history",
    earned: "Points earned",
    redeemed: "Points redeemed",
    balanceAfter: "Balance {{formatted}}",
    none: "No points yet",
    noneText:
      "You earn 1 point for every $1 you spend on completed orders, and extra points for reviews. You can spend them once the return period is over.",
    noneAction: "Start shopping",
  },
};
