import { addSku } from "@sundry/api/contract/cart";
import { list as coupons, receive } from "@sundry/api/contract/coupon";
import { add, list as favourites, remove } from "@sundry/api/contract/favourite";
import { list as footprints } from "@sundry/api/contract/footprint";
import { list as orders } from "@sundry/api/contract/order";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { coupon, favouriteGoods, goods, teapot } from "../../testing/entities.ts";
import { orderSummary } from "../../testing/orders.ts";
import { answer, expectCount, fail, pageOf, renderPage } from "../../testing/renderPage.tsx";

/** Opens a drawer from the sidebar, which is also beside an open drawer. */
async function open(id: string) {
  const entry = () => document.querySelector<HTMLElement>(`[data-entry="${id}"]`);
  await expect.poll(entry).not.toBeNull();
  entry()?.click();
}

/** The shop would open with it in the next test. */
async function close() {
  await userEvent.keyboard("{Escape}");
  await expectCount(page.getByRole("dialog"), 0);
}

test("[SB-05] [GD-06] ten coupons in the drawer can be claimed; a claimed one is marked and stays in its place", async () => {
  const many = Array.from({ length: 12 }, (_, at) => coupon({ id: `${at}`, price: at + 1 }));
  const shop = await renderPage("/not-a-page", { answers: [answer(coupons, pageOf(many)), answer(receive, null)] });
  await open("coupons");
  const tickets = page.getByRole("dialog", { name: "Coupons" }).getByRole("article");
  await expectCount(tickets, 10);
  expect(shop.sent(coupons)).toEqual([{ pageNumber: "1", pageSize: "10" }]);
  await tickets
    .nth(2)
    .getByRole("button", { name: /^Claim/ })
    .click();
  await page.getByRole("dialog", { name: "Claimed" }).getByRole("button", { name: "Close" }).click();
  await expect.poll(() => shop.sent(receive)).toEqual([{ id: "2" }]);
  await expect.element(tickets.nth(2)).toMatchTextContent("Claimed");
  await expectCount(tickets, 10);
  await close();
});

test("[SB-05] recently viewed products and favourites go into the cart; a favourite can be removed and restored", async () => {
  let kept = [favouriteGoods()];
  const shop = await renderPage("/not-a-page", {
    answers: [
      answer(footprints, pageOf([goods()])),
      answer(addSku, null),
      answer(favourites, () => pageOf(kept)),
      answer(remove, () => {
        kept = [];
        return true;
      }),
      answer(add, () => {
        kept = [favouriteGoods()];
        return { id: "1", skuId: "11" };
      }),
    ],
  });
  await open("tracks");
  const tracks = page.getByRole("dialog", { name: "Recently viewed" });
  await tracks.getByRole("button", { name: /^Add 12: / }).click();
  await expect.poll(() => shop.sent(addSku)).toEqual([{ skuId: "11", num: "12" }]);
  await expect.element(tracks).toBeVisible();
  // The rail beside the drawer changes it.
  await open("favourites");
  const drawer = page.getByRole("dialog", { name: "My favourites" });
  const line = drawer.getByRole("listitem").filter({ hasText: teapot });
  await expect.element(line.getByRole("button", { name: /^Add 6: / })).toBeVisible();
  await line.getByRole("button", { name: /^Remove from favourites/ }).click();
  await expect.element(drawer.getByRole("heading", { name: "No favourites yet" })).toBeVisible();
  await expect.poll(() => shop.sent(remove)).toEqual([{ type: "GOODS", id: "11" }]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(line).toBeVisible();
  await expect.poll(() => shop.sent(add)).toEqual([{ type: "GOODS", id: "11" }]);
  await close();
});

test("[SB-06] a drawer that fails says so and can be retried", async () => {
  const shop = await renderPage("/not-a-page", { answers: [fail(orders, "server")] });
  await open("orders");
  const drawer = page.getByRole("dialog", { name: "My orders" });
  await expect.element(drawer.getByRole("alert")).toMatchTextContent("Couldn't load this");
  shop.answer(answer(orders, pageOf([])));
  await drawer.getByRole("button", { name: "Try again" }).click();
  await expect.element(drawer.getByRole("heading", { name: "No orders yet" })).toBeVisible();
  await close();
});

test("[SB-05] an order of one product names it; pictures of several have their names as text", async () => {
  const [item] = orderSummary().orderItems;
  if (!item) throw new Error("An order has an item");
  const several = ["Teapot", "Tray"].map((name, at) => ({ ...item, sn: `I${at}`, name }));
  const both = [orderSummary({ sn: "1", orderItems: [item] }), orderSummary({ sn: "2", orderItems: several })];
  await renderPage("/not-a-page", { answers: [answer(orders, pageOf(both))] });
  await open("orders");
  const rows = page.getByRole("dialog", { name: "My orders" }).getByRole("listitem");
  await expect.element(rows.nth(0)).toMatchTextContent(item.name);
  await expectCount(rows.nth(1).getByRole("img", { name: "Tray" }), 1);
  await close();
});

test("[SB-05] each drawer asks for as many as it shows: ten orders of all kinds, ten favourites, twenty tracks", async () => {
  const shop = await renderPage("/not-a-page", {
    answers: [answer(orders, pageOf([])), answer(favourites, pageOf([])), answer(footprints, pageOf([]))],
  });
  for (const [id, title] of [
    ["orders", "My orders"],
    ["favourites", "My favourites"],
    ["tracks", "Recently viewed"],
  ] as const) {
    await open(id);
    await expect.element(page.getByRole("dialog", { name: title })).toBeVisible();
  }
  await expect.poll(() => shop.sent(orders)).toEqual([{ pageNumber: "1", pageSize: "10", tag: "ALL" }]);
  await expect.poll(() => shop.sent(favourites)).toContainEqual({ type: "GOODS", pageNumber: "1", pageSize: "10" });
  await expect.poll(() => shop.sent(footprints)).toEqual([{ pageNumber: "1", pageSize: "20" }]);
  await close();
});

test("[SB-05] [EN-01] the drawer of orders names the status of each and leads to it, and to all", async () => {
  await renderPage("/not-a-page", {
    answers: [answer(orders, pageOf([orderSummary(), orderSummary({ sn: "O2", orderStatus: "PARTS_DELIVERED" })]))],
  });
  await open("orders");
  const drawer = page.getByRole("dialog", { name: "My orders" });
  const line = (status: string) => drawer.getByRole("listitem").filter({ hasText: status }).getByRole("link");
  await expect.element(line("Waiting for payment")).toHaveAttribute("href", "#/home/OrderDetail?sn=O1");
  await expect.element(line("Partly shipped")).toHaveAttribute("href", "#/home/OrderDetail?sn=O2");
  await expect
    .element(drawer.getByRole("link", { name: "View all", exact: true }))
    .toHaveAttribute("href", "#/home/MyOrder");
  await close();
});
