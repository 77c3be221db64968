/** Words for the chat with customer service. */
export const words = {
  title: "Customer service",
  frame: "Chat with customer service",
  failed: "Couldn't open the chat",
  noPage: "Chat isn't available here.",
  byMail: "You can also send us a message. Real people reply in English or Chinese, from 8:00 to 24:00.",
  byMailOnly: "You can also send us a message.",
  contact: "Contact us",
};
