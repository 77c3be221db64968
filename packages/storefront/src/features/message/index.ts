export { useUnreadMessages } from "./unread.ts";
