/** Words for the home page. */
export const words = {
  heading: "{{siteName}}: small goods from the source",
  failed: "Couldn't load the home page",
  emptyTitle: "All categories",
  newGoods: "New arrivals",
};
