/** Fixed words of the chat page. */
export const chat = {
  title: "Customer service",
  label: "Your message",
  send: "Send",
  log: "Messages",
  hello: "Ask us anything. Replies appear here, and you can come back to them.",
  opening: "Opening the chat …",
  ended: "This chat has ended. Close this window and open it again.",
  unsent: "Not sent. Your message is still here. Try again.",
  offline: "You're offline. New messages appear when you reconnect.",
  about: "You're asking about",
  sendGoods: "Send this product",
  you: "You",
  them: "Store",
  tooLong: "140 characters or fewer",
  gone: "This product is no longer available",
};
