/** Words for the page of recently viewed products. */
export const words = {
  title: "Recently viewed",
  today: "Today",
  yesterday: "Yesterday",
  clear: "Clear all",
  all: "Select all on this page",
  choose: "Select: {{name}}",
  remove: "Delete: {{name}}",
  removeChosen_one: "Delete selected ({{count}})",
  removeChosen_other: "Delete selected ({{count}})",
  removed: "Removed",
  empty: "Nothing viewed yet",
  emptyText: "Products you view show here, so you can find them again.",
  browse: "Start shopping",
  confirm: {
    title: "Clear your viewing history?",
    text: "This deletes everything you've viewed, on every page. You can't undo it.",
    back: "Keep history",
    yes: "Clear all",
  },
};
