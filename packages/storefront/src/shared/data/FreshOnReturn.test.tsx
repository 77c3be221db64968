import { count, getAll } from "@sundry/api/contract/cart";
import { me, overview } from "@sundry/api/contract/member";
import { list } from "@sundry/api/contract/order";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { cartLine, cartOf } from "../../testing/carts.ts";
import { buyer, memberOverview } from "../../testing/entities.ts";
import { orderSummary } from "../../testing/orders.ts";
import { answer, pageOf, renderPage } from "../../testing/renderPage.tsx";
import { client } from "./client.ts";

const cart = page.getByRole("banner").getByRole("link", { name: /^Cart/ });
const nickname = page.getByRole("textbox", { name: "Nickname" });

const cartOfTwo = [answer(count, 2), answer(getAll, cartOf([cartLine()]))];

/** What browsers tell a page that Back brings again as it was. */
function restore(): void {
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
}

/** Another tab is in front for so long, in ms. */
function lookElsewhere(ms: number): void {
  const hidden = vi.spyOn(document, "hidden", "get");
  const now = vi.spyOn(Date, "now");
  onTestFinished(() => void [hidden, now].map((one) => one.mockRestore()));
  const time = Date.now();
  now.mockReturnValue(time);
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  now.mockReturnValue(time + ms);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  now.mockRestore();
}

for (const { name, comeBack } of [
  { name: "Back has restored the page", comeBack: restore },
  { name: "an hour in another tab", comeBack: () => lookElsewhere(3_600_000) },
])
  test(`[EN-06] [BU-06] after ${name} the cart's count and the page are read again, and typed text stays`, async () => {
    const shop = await renderPage("/home/Profile", { answers: [...cartOfTwo, answer(me, buyer())] });
    await expect.element(cart).toHaveAccessibleName(/Cart, 2/);
    await nickname.fill("Mei of the rain");
    shop.answer(answer(count, 5), answer(me, { ...buyer(), nickName: "Changed elsewhere" }));
    const read = shop.sent(me).length;
    comeBack();
    await expect.element(cart).toHaveAccessibleName(/Cart, 5/);
    await expect.poll(() => shop.sent(me).length).toBeGreaterThan(read);
    await expect.element(nickname).toHaveValue("Mei of the rain");
  });

test("[EN-06] after a moment in another tab what changes elsewhere is read again, once, and nothing else", async () => {
  const unpaid = [answer(overview, memberOverview()), answer(list, pageOf([orderSummary()]))];
  const shop = await renderPage("/home/MyOrder", { answers: [...unpaid, ...cartOfTwo] });
  const order = page.getByRole("article", { name: "Order O1" });
  await expect.element(order).toMatchTextContent("Waiting for payment");
  shop.answer(answer(list, pageOf([orderSummary({ orderStatus: "CANCELLED" })])), answer(count, 3));
  const [lists, mes] = [shop.sent(list).length, shop.sent(me).length];
  lookElsewhere(20_000);
  await expect.element(order).toMatchTextContent("Cancelled");
  await expect.element(cart).toHaveAccessibleName(/Cart, 3/);
  expect(shop.sent(list).length).toBe(lists + 1);
  expect(shop.sent(me).length).toBe(mes);
});

test("[EN-06] [SE-05] a logout in another tab while this one was put away shows at once", async () => {
  await renderPage("/mailUs", { answers: [...cartOfTwo] });
  await expect.element(cart).toHaveAccessibleName(/Cart, 2/);
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  for (const key of ["userInfo", "accessToken", "refreshToken"]) localStorage.removeItem(key);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.element(cart).not.toHaveAccessibleName(/2/);
  expect(client.session.user()).toBeNull();
});
