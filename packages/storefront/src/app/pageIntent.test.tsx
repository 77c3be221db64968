import { delivery, related, search, skuDetail } from "@sundry/api/contract/goods";
import { get as getStore } from "@sundry/api/contract/store";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { goods, sku, store } from "../testing/entities.ts";
import { answer, pageOf, renderPage } from "../testing/renderPage.tsx";

const names = ["Red umbrella", "Blue umbrella"] as const;
const listed = names.map((goodsName, at) => goods({ id: `1${at}`, goodsId: String(at + 1), goodsName }));
const answers = [
  answer(search, pageOf(listed)),
  answer(related, { categories: [], brands: [], paramOptions: [] }),
  answer(getStore, store()),
  answer(delivery, { dispatchHours: 48, returnDays: 15, freight: 3.8 }),
  answer(skuDetail, ({ goodsId = "" }) => ({
    data: sku({ id: `1${Number(goodsId) - 1}`, goodsId, goodsName: names[Number(goodsId) - 1] ?? "" }),
    wholesaleList: [],
    specs: [],
  })),
];
const linkTo = (name: string) => page.getByRole("main").getByRole("link", { name });

/** The list, as a visitor sees it, with time that passes only when the test says so. */
async function openList({ loggedIn = false } = {}) {
  const opened = await renderPage("/goodsList", { answers, loggedIn });
  await expect.element(linkTo(names[1])).toBeVisible();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  return { ...opened, asked: () => opened.sent(skuDetail).map(({ goodsId }) => goodsId) };
}

const point = (name: string) =>
  linkTo(name)
    .element()
    .dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
const leave = (name: string) =>
  linkTo(name)
    .element()
    .dispatchEvent(new PointerEvent("pointerout", { bubbles: true }));

/** What the browser says about the network. */
function withConnection(connection: object) {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
}

const open = (name: string) => (linkTo(name).element() as HTMLElement).click();
const title = (name: string) => page.getByRole("heading", { level: 1, name });

test("[RT-07] goods that a visitor points at for a while are asked for, and their page does not ask again", async () => {
  const { asked } = await openList();
  point(names[0]);
  vi.advanceTimersByTime(120);
  await expect.poll(asked).toEqual(["1"]);
  vi.useRealTimers();
  open(names[0]);
  await expect.element(title(names[0])).toBeVisible();
  expect(asked()).toEqual(["1"]);
});

test("[RT-07] a pointer that passes by asks for nothing, and focus asks as pointing does", async () => {
  const { asked } = await openList();
  point(names[0]);
  vi.advanceTimersByTime(119);
  leave(names[0]);
  vi.advanceTimersByTime(500);
  (linkTo(names[1]).element() as HTMLElement).focus();
  vi.advanceTimersByTime(120);
  await expect.poll(asked).toEqual(["2"]);
});

test("[RT-07] one product at a time: pointing at the next one cancels the one before", async () => {
  const { asked, answer: change } = await openList();
  change(answer(skuDetail, () => new Promise(() => undefined)));
  const signals: (AbortSignal | null | undefined)[] = [];
  const { fetch } = window;
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) => {
    if (address.includes("/goods/sku/")) signals.push(init.signal);
    return fetch(address, init);
  });
  point(names[0]);
  vi.advanceTimersByTime(120);
  await expect.poll(asked).toEqual(["1"]);
  leave(names[0]);
  point(names[1]);
  vi.advanceTimersByTime(120);
  await expect.poll(asked).toEqual(["1", "2"]);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});

test("[RT-07] an answer older than ten seconds is not shown: prices change", async () => {
  const { asked } = await openList();
  point(names[0]);
  vi.advanceTimersByTime(120);
  await expect.poll(asked).toEqual(["1"]);
  vi.useRealTimers();
  const later = performance.now() + 10_000;
  const clock = vi.spyOn(performance, "now").mockReturnValue(later);
  onTestFinished(() => clock.mockRestore());
  open(names[0]);
  await expect.poll(asked).toEqual(["1", "1"]);
});

for (const [what, connection, loggedIn] of [
  ["for a visitor who saves data", { saveData: true, effectiveType: "4g" }, false],
  ["for a visitor with a slow network", { saveData: false, effectiveType: "3g" }, false],
  ["for a buyer, whose reads count as visits", {}, true],
] as const)
  test(`[RT-07] [GD-03] goods are not asked for ahead ${what}`, async () => {
    withConnection(connection);
    const { asked } = await openList({ loggedIn });
    point(names[0]);
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    open(names[1]);
    await expect.element(title(names[1])).toBeVisible();
    expect(asked()).toEqual(["2"]);
  });
