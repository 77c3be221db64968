export { useFollowStore } from "./useFollowStore.ts";
