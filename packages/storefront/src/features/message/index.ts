export { useUnreadMessages } from "./useUnreadMessages.ts";
