/** Words of the home page. */
export const words = {
  heading: "Sundry: small goods from the source",
  failed: "The home page did not load",
  emptyTitle: "All categories",
  newGoods: "New goods",
};
