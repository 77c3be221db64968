/** Words of the message pages. */
export const words = {
  title: "My messages",
  tabs: { label: "Messages by state", UN_READY: "Unread", ALREADY_READY: "Read", ALREADY_REMOVE: "Bin" },
  unread: "Unread:",
  readAll: "Mark all here as read",
  allRead: "All messages on this page are read.",
  drop: "Put into the bin: {{title}}",
  dropped: "Deleted",
  gone: "This message is not here.",
  empty: { UN_READY: "Nothing new", ALREADY_READY: "No read messages", ALREADY_REMOVE: "The bin is empty" },
  emptyText: {
    UN_READY: "News about your orders, refunds and money shows up here.",
    ALREADY_READY: "Messages you have opened are kept here.",
    ALREADY_REMOVE: "Messages you delete end up here.",
  },
  toOrders: "See my orders",
  ways: "Other messages",
  all: "All messages",
  newer: "Newer",
  older: "Older",
  toBin: "Delete",
};
