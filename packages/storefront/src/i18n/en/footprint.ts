/** Words of the goods a buyer looked at. */
export const words = {
  title: "My tracks",
  today: "Today",
  yesterday: "Yesterday",
  clear: "Clear all",
  all: "Select all on this page",
  choose: "Select: {{name}}",
  remove: "Delete: {{name}}",
  removeChosen_one: "Delete selected ({{count}})",
  removeChosen_other: "Delete selected ({{count}})",
  removed: "Removed",
  empty: "No tracks yet",
  emptyText: "Goods you look at stay here, so that you find them again.",
  browse: "Look around",
  ask: {
    title: "Clear all tracks?",
    text: "Every visit on all pages is forgotten. This cannot be undone.",
    back: "Keep them",
    yes: "Clear all",
  },
};
