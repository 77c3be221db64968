import { safeStorage } from "@sundry/api/client";
import { describe, expect, test } from "vitest";
import { createDrafts } from "./drafts.ts";

function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const start = { topic: "", text: "", photos: [] as string[], agreed: false, region: null };
const typed = { topic: "Broken", text: "Three of 240", photos: ["/media/1"], agreed: true, region: { ids: ["1"] } };

describe("drafts of unsent forms", () => {
  test("[VA-04] come back after a reload, field by field, separately for each form", () => {
    const tab = memory();
    createDrafts(safeStorage(tab)).keep("complaint:1", "mei", typed);
    const reloaded = createDrafts(safeStorage(tab));
    expect(reloaded.read("complaint:1", "mei", start)).toEqual(typed);
    expect(reloaded.read("complaint:2", "mei", start)).toBeUndefined();
  });

  test("[VA-04] are removed with the sent form; others stay", () => {
    const drafts = createDrafts(safeStorage(memory()));
    drafts.keep("a", "mei", typed);
    drafts.keep("b", "mei", typed);
    drafts.erase("a");
    expect(drafts.read("a", "mei", start)).toBeUndefined();
    expect(drafts.read("b", "mei", start)).toEqual(typed);
  });

  test("[SE-05] are removed from the storage when the buyer logs out", () => {
    const tab = memory();
    const drafts = createDrafts(safeStorage(tab));
    drafts.keep("a", "mei", typed);
    drafts.forget();
    expect(tab.items.size).toBe(0);
    expect(drafts.read("a", "mei", start)).toBeUndefined();
  });

  test("[SE-05] are never another buyer's; a visitor who logs in keeps theirs", () => {
    const drafts = createDrafts(safeStorage(memory()));
    drafts.keep("a", "mei", typed);
    expect(drafts.read("a", "tom", start)).toBeUndefined();
    expect(drafts.read("a", "mei", start)).toBeUndefined();
    drafts.keep("a", "", typed);
    expect(drafts.read("a", "tom", start)).toEqual(typed);
  });

  test("[VA-04] never contain a password", () => {
    const tab = memory();
    const drafts = createDrafts(safeStorage(tab));
    drafts.keep("a", "mei", { name: "mei", password: "carton-240", newPassword: "dozen-12", Pwd: "gross-144" });
    expect([...tab.items.values()].join()).not.toMatch(/carton|dozen|gross/);
    expect(drafts.read("a", "mei", { name: "", password: "" })).toEqual({ name: "mei", password: "" });
  });

  test("[VA-04] leave out fields that the form no longer has, or of another type", () => {
    const drafts = createDrafts(safeStorage(memory()));
    drafts.keep("a", "mei", { topic: "Broken", text: 7, photos: "one", old: "x", agreed: null });
    expect(drafts.read("a", "mei", start)).toEqual({ ...start, topic: "Broken" });
  });

  test.each(["{", "[]", "null", "7", '{"a":1}', '{"a":{"owner":"mei"}}', '{"a":{"owner":1,"values":{}}}'])(
    "[EN-04] %s in the storage is not a draft",
    (garbage) => {
      const tab = memory();
      tab.items.set("drafts", garbage);
      const drafts = createDrafts(safeStorage(tab));
      expect(drafts.read("a", "mei", start)).toBeUndefined();
      drafts.keep("a", "mei", typed);
      expect(drafts.read("a", "mei", start)).toEqual(typed);
    },
  );

  test("[EN-04] without a storage they last as long as the page", () => {
    const drafts = createDrafts(
      safeStorage(() => {
        throw new DOMException("blocked");
      }),
    );
    drafts.keep("a", "mei", typed);
    expect(drafts.read("a", "mei", start)).toEqual(typed);
  });
});
