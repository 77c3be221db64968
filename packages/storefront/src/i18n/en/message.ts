/** Words for the message pages. */
export const words = {
  title: "My messages",
  tabs: { label: "Messages by status", UN_READY: "Unread", ALREADY_READY: "Read", ALREADY_REMOVE: "Bin" },
  unread: "Unread:",
  readAll: "Mark this page as read",
  allRead: "All messages on this page marked as read",
  moveToBin: "Move to bin: {{title}}",
  movedToBin: "Moved to bin",
  gone: "We can't find this message.",
  empty: { UN_READY: "No unread messages", ALREADY_READY: "No read messages", ALREADY_REMOVE: "The bin is empty" },
  emptyText: {
    UN_READY: "News about your orders, refunds and money shows here.",
    ALREADY_READY: "Messages you've opened show here.",
    ALREADY_REMOVE: "Messages you delete show here.",
  },
  toOrders: "View my orders",
  toGoods: "View product",
  otherMessages: "Other messages",
  all: "All messages",
  newer: "Newer",
  older: "Older",
  delete: "Delete",
};
