export type { Breach } from "./answer.ts";
export { checkAnswer } from "./answer.ts";
export type { Client, ClientOptions, SendOptions } from "./client.ts";
export { createClient } from "./client.ts";
export { CALL_TIME } from "./deadline.ts";
export type { Locks } from "./exclusive.ts";
export type { FaultKind, SchemaFault } from "./fault.ts";
export { ApiError, faultKey, sameFault } from "./fault.ts";
export { completeLogin } from "./login.ts";
export type { Session, SessionEvent } from "./session.ts";
export type { SafeStorage, StorageLike } from "./storage.ts";
export { safeStorage } from "./storage.ts";
export type { StorageEvents } from "./storageBroadcast.ts";
export { storageBroadcast } from "./storageBroadcast.ts";
export type { Expiring, StoredKey, UserInfo } from "./stored.ts";
export {
  accessTokenKey,
  buyerSideIconKey,
  buyerSideLogoKey,
  cartNumKey,
  categoryKey,
  getTimesKey,
  hotWordsListKey,
  hotWordsReloadTimeKey,
  localeKey,
  navListKey,
  readStored,
  refreshTokenKey,
  siteNameKey,
  userInfoKey,
  uuidKey,
  writeStored,
} from "./stored.ts";
export type { Broadcast, TabMessage, Tabs } from "./tabs.ts";
