/** Words for the products and stores a buyer saves. */
export const words = {
  title: "My favourites",
  kinds: { label: "Type of favourite", GOODS: "Products", STORE: "Stores" },
  remove: "Remove: {{name}}",
  removed: "Removed from favourites",
  undo: "Undo",
  official: "Official",
  goods_one: "{{goods}} product",
  goods_other: "{{goods}} products",
  enter: "Visit",
  enterName: "Visit {{name}}",
  empty: { GOODS: "No favourite products yet", STORE: "No favourite stores yet" },
  emptyText: {
    GOODS: "Tap the heart on a product to save it here.",
    STORE: "Follow a store to save it here.",
  },
  browse: "Start shopping",
};
