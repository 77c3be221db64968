import { describe, expect, test } from "vitest";
import { memoryStorage } from "../../test/browser.ts";
import { safeStorage, type StorageLike } from "./storage.ts";
import * as stored from "./stored.ts";

const { readStored, writeStored } = stored;
const blocked: StorageLike = {
  getItem: () => {
    throw new Error("SecurityError");
  },
  setItem: () => {
    throw new Error("QuotaExceededError");
  },
  removeItem: () => {
    throw new Error("SecurityError");
  },
};

/** A storage with room for `room` characters. */
function small(room: number, initial: Readonly<Record<string, string>> = {}): StorageLike {
  const inner = memoryStorage(initial);
  return {
    ...inner,
    setItem(key, value) {
      const used = inner.keys().reduce((sum, name) => sum + (inner.getItem(name)?.length ?? 0), 0);
      if (used + value.length > room) throw new Error("QuotaExceededError");
      inner.setItem(key, value);
    },
  };
}

describe("safeStorage", () => {
  test.each([
    ["blocked", () => safeStorage(blocked)],
    [
      "blocked at the first look",
      () =>
        safeStorage(() => {
          throw new Error("SecurityError");
        }),
    ],
    ["absent", () => safeStorage(null)],
    ["full", () => safeStorage(small(0))],
  ])("[EN-04] %s: values are in memory and can be removed", (_, open) => {
    const storage = open();
    storage.set("uuid", "device");
    expect(storage.get("uuid")).toBe("device");
    storage.remove("uuid");
    expect(storage.get("uuid")).toBeNull();
  });

  test("[EN-04] a full storage drops its caches before the session", () => {
    const native = small(50, { category: "x".repeat(45) });
    safeStorage(native).set("accessToken", "a".repeat(20));
    expect(native.getItem("accessToken")).toBe("a".repeat(20));
    expect(native.getItem("category")).toBeNull();
  });

  test("[EN-04] a value that could not be written still replaces the old one", () => {
    const native = small(10, { locale: "en" });
    const storage = safeStorage(native);
    storage.set("locale", "x".repeat(11));
    expect(storage.get("locale")).toBe("x".repeat(11));
    expect(native.getItem("locale")).toBeNull();
  });
});

describe("stored keys", () => {
  test("[EN-03] the names are exactly these", () => {
    const names = Object.entries(stored).flatMap(([name, key]) =>
      name.endsWith("Key") && "name" in key ? [key.name] : [],
    );
    expect(names.toSorted()).toEqual(
      [
        "userInfo",
        "accessToken",
        "refreshToken",
        "cartNum",
        "category",
        "navList",
        "getTimes",
        "locale",
        "uuid",
        "hotWordsList",
        "hotWordsReloadTime",
        "siteName",
        "buyerSideLogo",
        "buyerSideIcon",
      ].toSorted(),
    );
  });

  test("[EN-03] userInfo keeps username, nickName and face, and nothing else", () => {
    const native = memoryStorage();
    const member = { username: "mara", nickName: "Mara", face: "/f.webp", mobile: "13900000000", password: "hash" };
    writeStored(safeStorage(native), stored.userInfoKey, member);
    expect(JSON.parse(native.getItem("userInfo") ?? "")).toEqual({
      username: "mara",
      nickName: "Mara",
      face: "/f.webp",
    });
  });

  test.each([
    [stored.userInfoKey, "{broken"],
    [stored.userInfoKey, "null"],
    [stored.userInfoKey, '{"username":7}'],
    [stored.accessTokenKey, "a\nb"],
    [stored.uuidKey, "<script>"],
    [stored.cartNumKey, "many"],
    [stored.cartNumKey, "12.5"],
    [stored.cartNumKey, "-1"],
    [stored.localeKey, "fr"],
    [stored.categoryKey, '{"value":"no list","expires":9}'],
    [stored.siteNameKey, '"Sundry"'],
    [stored.navListKey, "{}"],
  ] as const)("[EN-04] invalid content under %o is dropped: %s", (key, text) => {
    const native = memoryStorage({ [key.name]: text });
    const readKey: (text: string) => unknown = key.read;
    expect(readStored(safeStorage(native), { ...key, read: readKey, write: String })).toBeNull();
    expect(native.getItem(key.name)).toBeNull();
  });

  test("[HM-06] hot words are read from a list or from text with commas", () => {
    const read = (text: string) =>
      readStored(safeStorage(memoryStorage({ hotWordsList: text })), stored.hotWordsListKey);
    expect(read('["umbrella","socks"]')).toEqual(["umbrella", "socks"]);
    expect(read("umbrella,socks")).toEqual(["umbrella", "socks"]);
  });

  test("[HM-11] cached values have an expiry", () => {
    const storage = safeStorage(memoryStorage());
    writeStored(storage, stored.siteNameKey, { value: "Sundry", expires: 3_600_000, locale: "en" });
    expect(readStored(storage, stored.siteNameKey)).toEqual({ value: "Sundry", expires: 3_600_000, locale: "en" });
  });
});
