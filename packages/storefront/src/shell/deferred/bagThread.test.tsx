import { addSku, count, getAll } from "@sundry/api/contract/cart";
import { related, search } from "@sundry/api/contract/goods";
import { expect, onTestFinished, test } from "vitest";
import { page, type Locator } from "vitest/browser";
import { cartLine, cartOf } from "../../testing/carts.ts";
import { manyGoods } from "../../testing/entities.ts";
import { preferMotion } from "../../testing/preferMotion.ts";
import { answer, expectCount, pageOf, refuse, renderPage } from "../../testing/renderPage.tsx";

const quickAdd = page
  .getByRole("main")
  .getByRole("button", { name: /^Add 12/ })
  .first();
const cart = (bar: "banner" | "navigation") => page.getByRole(bar).getByRole("link", { name: /^Cart/ }).first();

/** The list with a cart that has one line, and another after the first addition. */
async function openList(width: number) {
  let lines = 1;
  return renderPage("/goodsList", {
    width,
    answers: [
      answer(search, pageOf(manyGoods(4), 4)),
      answer(related, { categories: [], brands: [], paramOptions: [] }),
      answer(addSku, () => {
        lines = 2;
        return null;
      }),
      answer(count, () => lines),
      answer(getAll, cartOf([cartLine()])),
    ],
  });
}

interface Seen {
  /** Where the strands begin and end. */
  from: DOMPoint;
  to: DOMPoint;
  /** The count that the bag showed then. */
  badge: string | undefined;
  /** For no screen reader, and in the way of no press. */
  hidden: boolean;
}

/** Threads that run from now on, as they are when they appear: 300 ms are too short to look for them. */
function watchThreads(bag: Locator): readonly Seen[] {
  const seen: Seen[] = [];
  const watching = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const added of addedNodes) {
        if (!(added instanceof SVGElement) || added.dataset.part !== "bag-thread") continue;
        const hidden = added.getAttribute("aria-hidden") === "true" && getComputedStyle(added).pointerEvents === "none";
        const strand = added.querySelector("path");
        if (!strand) continue;
        const badge = bag.element().querySelector("[data-component=Badge] > [aria-hidden]")?.textContent;
        seen.push({
          from: strand.getPointAtLength(0),
          to: strand.getPointAtLength(strand.getTotalLength()),
          badge,
          hidden,
        });
      }
  });
  watching.observe(document.body, { childList: true });
  onTestFinished(() => watching.disconnect());
  return seen;
}

function expectInside({ x, y }: DOMPoint, element: Element): void {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  expect([x >= left, x <= right, y >= top, y <= bottom]).toEqual([true, true, true, true]);
}

for (const [width, bar] of [
  [1440, "banner"],
  [390, "navigation"],
] as const)
  test(`[BU-06] at ${width} px a thread runs once from the pressed button into the bag, and the count changes as it arrives`, async () => {
    await preferMotion("no-preference");
    await openList(width);
    const bag = cart(bar);
    await expect.element(bag).toHaveAccessibleName(/1 item/);
    const seen = watchThreads(bag);
    await quickAdd.click();
    await expect.element(bag).toHaveAccessibleName(/2 items/);
    expect(document.querySelectorAll("[data-part=bag-thread]")).toHaveLength(0);
    expect(seen).toMatchObject([{ badge: "1", hidden: true }]);
    const [thread] = seen;
    if (!thread) return;
    expectInside(thread.from, quickAdd.element());
    expectInside(thread.to, bag.element().querySelector("[data-component=CartBag]") ?? document.body);
  });

test("[BU-06] no thread runs for buyers who want less motion, nor for goods that were refused", async () => {
  const shop = await openList(1440);
  await expectCount(page.getByRole("main").getByRole("article"), 4);
  const seen = watchThreads(cart("banner"));
  await quickAdd.click();
  await expect.element(cart("banner")).toHaveAccessibleName(/2 items/);
  await preferMotion("no-preference");
  shop.answer(refuse(addSku, "Not enough in stock", 11011));
  await quickAdd.click();
  await expect.element(page.getByText("Not enough in stock").first()).toBeVisible();
  expect(seen).toEqual([]);
});
