/** Words of the goods and stores that a buyer keeps. */
export const words = {
  title: "My favourites",
  kinds: { label: "Kind of favourites", GOODS: "Goods", STORE: "Stores" },
  remove: "Remove: {{name}}",
  removed: "Removed from favourites",
  undo: "Undo",
  official: "Official",
  goods_one: "{{goods}} kind of goods",
  goods_other: "{{goods}} kinds of goods",
  enter: "Visit",
  enterName: "Visit {{name}}",
  empty: { GOODS: "No favourite goods yet", STORE: "No favourite stores yet" },
  emptyText: {
    GOODS: "Press the heart of goods to find them here again.",
    STORE: "Follow a store on its page to find it here again.",
  },
  browse: "Look around",
};
