export const words = {
  count_one: "{{formatted}} point",
  count_other: "{{formatted}} points",
  mine: {
    title: "My points",
    sums: "Your points",
    now: "Points to spend",
    ever: "Earned in all",
    toMall: "To the points mall",
    history: "What moved them",
    gained: "Points gained",
    spent: "Points spent",
    after: "{{formatted}} afterwards",
    none: "No points yet",
    noneText: "You earn one point for each whole unit of a completed order, and some more for reviews.",
    noneAction: "Browse goods",
  },
};
