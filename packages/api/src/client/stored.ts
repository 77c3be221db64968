import type { SafeStorage } from "./storage.ts";
import { type Language, languages } from "../contract/language.ts";

/**
 * A key of the browser storage with the type of its value. `read` throws or returns undefined for a value it cannot
 * read.
 */
export interface StoredKey<T> {
  readonly name: string;
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
}

/** The logged-in buyer as kept in the storage. Contains nothing secret. */
export interface UserInfo {
  readonly username: string;
  readonly nickName: string;
  readonly face: string;
}

/** A cached value, valid until `expires` (epoch milliseconds), in one language where it contains text. */
export interface Expiring<T> {
  readonly value: T;
  readonly expires: number;
  readonly locale?: string;
}

/** The value of a key; null when there is none. A value that cannot be read is removed. */
export function readStored<T>(storage: SafeStorage, key: StoredKey<T>): T | null {
  const text = storage.get(key.name);
  if (text === null) return null;
  try {
    const value = key.read(text);
    if (value !== undefined) return value;
  } catch {
    // An unreadable value is removed below, like an unknown one.
  }
  storage.remove(key.name);
  return null;
}

/** Stores a value under its key. */
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

/** Characters that are allowed in a header. */
const headerSafe = /^[!-~]{1,8192}$/;
const isText = (value: unknown) => typeof value === "string";
const isList = (value: unknown): value is unknown[] => Array.isArray(value);

export const accessTokenKey = textKey<string>("accessToken", headerSafe);
export const refreshTokenKey = textKey<string>("refreshToken", headerSafe);
/** The generated device id. It survives a logout. */
export const uuidKey = textKey<string>("uuid", /^[\w-]{8,64}$/);
export const localeKey = textKey<Language>("locale", new RegExp(`^(${languages.join("|")})$`));
export const cartNumKey: StoredKey<number> = {
  name: "cartNum",
  read: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  write: String,
};
/** Day of the month on which the coupon pop-up was last shown. */
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

/** Hot words, stored as a JSON list or as words joined with commas. */
export const hotWordsListKey: StoredKey<readonly string[]> = {
  name: "hotWordsList",
  read: (text) => {
    const words: unknown = text.startsWith("[") ? JSON.parse(text) : text.split(",");
    return isList(words) ? words.filter(isText).filter((word) => word !== "") : undefined;
  },
  write: (words) => JSON.stringify(words),
};

/** The category tree, cached for an hour in one language. The code that shows it checks its shape. */
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
