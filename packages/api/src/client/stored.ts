import type { SafeStorage } from "./storage.ts";

/** A key of the browser storage with the type of what it holds (EN-03). `read` throws or answers undefined on garbage. */
export interface StoredKey<T> {
  readonly name: string;
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
}

/** Who is logged in, as the storage keeps it: these three and nothing secret. */
export interface UserInfo {
  readonly username: string;
  readonly nickName: string;
  readonly face: string;
}

/** A cached value: good until `expires` (epoch milliseconds), in one language where it has words. */
export interface Expiring<T> {
  readonly value: T;
  readonly expires: number;
  readonly locale?: string;
}

/** The value of a key; null when there is none. What cannot be read is dropped (EN-04). */
export function readStored<T>(storage: SafeStorage, key: StoredKey<T>): T | null {
  const text = storage.get(key.name);
  if (text === null) return null;
  try {
    const value = key.read(text);
    if (value !== undefined) return value;
  } catch {
    // Garbage is treated like an unknown value: dropped below.
  }
  storage.remove(key.name);
  return null;
}

/** Keeps a value under its key. */
export function writeStored<T>(storage: SafeStorage, key: StoredKey<T>, value: T): void {
  storage.set(key.name, key.write(value));
}

const asText = (value: string) => value;
const asNumber = (text: string) => {
  const value = Number(text);
  return text.trim() !== "" && Number.isFinite(value) ? value : undefined;
};

/* @__NO_SIDE_EFFECTS__ */
function textKey<T extends string>(name: string, accepts: RegExp): StoredKey<T> {
  return { name, read: (text) => (accepts.test(text) ? (text as T) : undefined), write: asText };
}
/* @__NO_SIDE_EFFECTS__ */
function numberKey(name: string): StoredKey<number> {
  return { name, read: asNumber, write: String };
}
/* @__NO_SIDE_EFFECTS__ */
function expiringKey<T>(name: string, accepts: (value: unknown) => value is T): StoredKey<Expiring<T>> {
  return {
    name,
    read: (text) => {
      const kept = JSON.parse(text) as Partial<Expiring<unknown>> | null;
      return typeof kept?.expires === "number" && accepts(kept.value) ? (kept as Expiring<T>) : undefined;
    },
    write: JSON.stringify,
  };
}

/** Characters that a header may carry; anything else in the storage is garbage. */
const headerSafe = /^[!-~]{1,8192}$/;
const isText = (value: unknown) => typeof value === "string";
const isList = (value: unknown): value is unknown[] => Array.isArray(value);

export const accessTokenKey = textKey<string>("accessToken", headerSafe);
export const refreshTokenKey = textKey<string>("refreshToken", headerSafe);
/** The generated device id; survives a log-out. */
export const uuidKey = textKey<string>("uuid", /^[\w-]{8,64}$/);
export const localeKey = textKey<"en" | "zh">("locale", /^(en|zh)$/);
export const cartNumKey = numberKey("cartNum");
/** Day of the month on which the coupon pop-up was last seen (decisions 12). */
export const getTimesKey = numberKey("getTimes");
/** Epoch milliseconds of the last successful fetch of hot words. */
export const hotWordsReloadTimeKey = numberKey("hotWordsReloadTime");

export const userInfoKey: StoredKey<UserInfo> = {
  name: "userInfo",
  read: (text) => {
    const { username, nickName, face } = JSON.parse(text) as Partial<Record<keyof UserInfo, unknown>>;
    if (typeof username !== "string" || username === "") return undefined;
    return { username, nickName: isText(nickName) ? nickName : username, face: isText(face) ? face : "" };
  },
  write: ({ username, nickName, face }) => JSON.stringify({ username, nickName, face }),
};

/** Hot words; read from a JSON list or from words joined with commas (decisions 35). */
export const hotWordsListKey: StoredKey<readonly string[]> = {
  name: "hotWordsList",
  read: (text) => {
    const words: unknown = text.startsWith("[") ? JSON.parse(text) : text.split(",");
    return isList(words) ? words.filter(isText).filter((word) => word !== "") : undefined;
  },
  write: (words) => JSON.stringify(words),
};

/** The category tree, cached for an hour in one language (decisions 37). Its shape is checked by whoever shows it. */
export const categoryKey = expiringKey<unknown[]>("category", isList);
/** Navigation entries of the home page. */
export const navListKey: StoredKey<unknown[]> = {
  name: "navList",
  read: (text) => {
    const entries: unknown = JSON.parse(text);
    return isList(entries) ? entries : undefined;
  },
  write: (entries) => JSON.stringify(entries),
};
export const siteNameKey = expiringKey<string>("siteName", isText);
export const buyerSideLogoKey = expiringKey<string>("buyerSideLogo", isText);
export const buyerSideIconKey = expiringKey<string>("buyerSideIcon", isText);
