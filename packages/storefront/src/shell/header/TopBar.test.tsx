import { list as messages } from "@sundry/api/contract/message";
import { logout } from "@sundry/api/contract/session";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { client } from "../../shared/data/client.ts";
import { answer, expectAddress, expectNoSidewaysScroll, pageOf, renderPage } from "../../testing/renderPage.tsx";

test("[HM-03] [HM-16] a long name is cut in the top bar and does not widen the page", async () => {
  const shop = await renderPage("/mailUs", { width: 768 });
  const nickName = "伞".repeat(20);
  client.session.setUser({ username: "mei", nickName, face: "" });
  await shop.reload();
  const account = page.getByRole("button", { name: `Account of ${nickName}` });
  await expect.element(account).toBeVisible();
  // Uncut, it would take the space that a language with longer words needs.
  expect(account.element().getBoundingClientRect().width).toBeLessThan(180);
  await expect.element(page.getByRole("button", { name: "Send message" })).toBeVisible();
  expectNoSidewaysScroll();
});

test("[HM-03] [SE-01] a buyer has the menu, orders, viewed products and messages in the header, and can log out", async () => {
  await renderPage("/mailUs", { width: 1440, answers: [answer(logout, null)] });
  const bar = page.getByRole("region", { name: "Account and settings" });
  for (const [name, address] of [
    ["My orders", "#/home/MyOrder"],
    ["Recently viewed", "#/home/MyTracks"],
    ["Messages", "#/home/MsgList"],
  ] as const)
    await expect.element(bar.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
  (bar.getByRole("button", { name: /^Account of / }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(bar.getByRole("link", { name: "My Sundry" })).toHaveAttribute("href", "#/home");
  await expect.element(bar.getByRole("link", { name: "Favourites" })).toHaveAttribute("href", "#/home/Favorites");
  await bar.getByRole("button", { name: "Log out" }).click();
  await expectAddress(/^#\/login/);
  expect([localStorage.getItem("userInfo"), localStorage.getItem("accessToken")]).toEqual([null, null]);
});

test("[HM-03] the menu that opens under the pointer stays open on a click", async () => {
  await renderPage("/mailUs", { width: 1440 });
  const bar = page.getByRole("region", { name: "Account and settings" });
  const account = bar.getByRole("button", { name: /^Account of / });
  await account.hover();
  await expect.element(account).toHaveAttribute("aria-expanded", "true");
  await account.click();
  await expect.element(account).toHaveAttribute("aria-expanded", "true");
  await expect.element(bar.getByRole("link", { name: "My Sundry" })).toBeVisible();
});

test("[HM-03] [SE-06] [RT-05] Log in and Register in the top bar both lead back to the page they stand on", async () => {
  await renderPage("/mailUs", { width: 1440, loggedIn: false });
  const bar = page.getByRole("region", { name: "Account and settings" });
  const back = /rePath=(\/|%2F)mailUs/;
  await expect.element(bar.getByRole("link", { name: "Log in" })).toHaveAttribute("href", expect.stringMatching(back));
  await expect
    .element(bar.getByRole("link", { name: "Register" }))
    .toHaveAttribute("href", expect.stringMatching(back));
});

test("[MC-13] Messages have a dot that names the number of unread ones, and none when all are read", async () => {
  const shop = await renderPage("/mailUs", { width: 1440, answers: [answer(messages, pageOf([], 3, 1))] });
  const bar = page.getByRole("region", { name: "Account and settings" });
  await expect.element(bar.getByRole("link", { name: "Messages 3 unread" })).toBeVisible();
  shop.answer(answer(messages, pageOf([])));
  await shop.reload();
  await expect.element(bar.getByRole("link", { name: "Messages", exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Send message" })).toBeVisible();
  await expect.element(bar.getByText(/unread/)).not.toBeInTheDocument();
});
