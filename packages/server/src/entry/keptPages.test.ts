import { expect, test } from "vitest";
import { KeptPages } from "./keptPages.ts";

interface Page {
  name: string;
}

function opened(keepMs = 5_000) {
  const clock = { at: 0 };
  const state = { version: "1", made: 0, asked: 0, faults: 0 };
  const pages = new KeptPages<Page>({
    clock: { now: () => clock.at },
    keepMs,
    sizeOf: () => 1,
    versionOf: async () => {
      state.asked += 1;
      return state.version;
    },
    onFault: () => {
      state.faults += 1;
    },
  });
  const make = async () => {
    state.made += 1;
    return { name: `page ${state.made}` };
  };
  return { clock, state, get: (key = "/") => pages.get(key, make), pages };
}

test("[RT-01] a page is made once for all who ask together, and for those who ask within its seconds", async () => {
  const { clock, state, get } = opened();
  const together = await Promise.all([get(), get(), get()]);
  expect(new Set(together).size).toBe(1);
  clock.at = 4_999;
  await get();
  expect(state.made).toBe(1);
  clock.at = 65_000;
  expect(await get()).toEqual({ name: "page 2" });
});

test("[RT-01] who asks soon after its seconds gets the page at once, and the next one is made for those who follow", async () => {
  const { clock, state, get } = opened();
  await get();
  clock.at = 5_000;
  expect(await Promise.all([get(), get()])).toEqual([{ name: "page 1" }, { name: "page 1" }]);
  await expect.poll(() => state.made).toBe(2);
  expect(await get()).toEqual({ name: "page 2" });
  clock.at = 64_000;
  state.version = "2";
  expect(await get()).toEqual({ name: "page 3" });
});

test("[RT-01] a page that can't be renewed is reported, and sent until its overtime ends", async () => {
  const { clock, state, pages, get } = opened();
  await get();
  clock.at = 5_000;
  const broken = () => pages.get("/", () => Promise.reject(new Error("broken")));
  expect(await broken()).toEqual({ name: "page 1" });
  await expect.poll(() => state.faults).toBe(1);
  clock.at = 65_000;
  await expect(broken()).rejects.toThrow("broken");
});

test("[BU-07] a page is thrown away within a second after the price or stock of its goods has changed", async () => {
  const { clock, state, get } = opened();
  await get();
  state.version = "2";
  clock.at = 1_000;
  expect(await get()).toEqual({ name: "page 2" });
  expect(state.asked).toBe(3);
});

test("[RT-01] another address, or another language, is another page", async () => {
  const { get } = opened();
  expect(await get("en /")).not.toEqual(await get("zh /"));
});

test("[RT-01] a failure is not kept", async () => {
  const { pages, get } = opened();
  await expect(pages.get("/", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await get()).toEqual({ name: "page 1" });
});

test("[RT-01] with 0 seconds every visitor gets a new page", async () => {
  const { get } = opened(0);
  expect(await get()).toEqual({ name: "page 1" });
  expect(await get()).toEqual({ name: "page 2" });
});
