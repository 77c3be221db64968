import { add, edit, get, list, remove } from "@sundry/api/contract/address";
import { children } from "@sundry/api/contract/region";
import { logout } from "@sundry/api/contract/session";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { tabStorage } from "../../shared/session/storage.ts";
import { address } from "../../testing/entities.ts";
import {
  answer,
  pageConditions,
  expectAccessible,
  expectAddress,
  expectCount,
  fail,
  goTo,
  pageOf,
  refuse,
  renderPage,
} from "../../testing/renderPage.tsx";

const cards = page.getByRole("main").getByRole("article");
const path = ["China", "Zhejiang", "Jinhua", "Yiwu"];

/** One region inside the other; ids count from the top. */
const regions = answer(children, ({ id }) => {
  const place = Number(id);
  const name = path[place];
  return name ? [{ id: `${place + 1}`, parentId: `${place}`, name, level: "city", hasChildren: place < 3 }] : [];
});

test("[MC-14] a buyer who came from checkout goes back there; other return addresses are ignored", async () => {
  const cancel = page.getByRole("link", { name: "Cancel" });
  const shop = await renderPage(`/home/AddAddress?from=${encodeURIComponent("/pay?way=CART")}`, {
    answers: [regions],
  });
  await expect.element(cancel).toHaveAttribute("href", "#/pay?way=CART");
  await shop.reload(`/home/AddAddress?from=${encodeURIComponent("https://evil.example/")}`);
  await expect.element(cancel).toHaveAttribute("href", "#/home/MyAddress");
});

test("[MC-14] [AP-04] a list of addresses that failed can be loaded again", async () => {
  const shop = await renderPage("/home/MyAddress", { answers: [fail(list, "network")] });
  await expect.element(page.getByRole("alert")).toMatchTextContent("Network error. Try again later.");
  shop.answer(answer(list, pageOf([address()])));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(cards).toMatchTextContent("18 Chouzhou North Road");
});

test("[VA-04] [MC-14] an empty form marks each field, and the region is found by typing, by keyboard alone", async () => {
  await renderPage("/home/AddAddress", { answers: [regions] });
  await page.getByRole("button", { name: "Save address" }).click();
  await expect.element(page.getByLabelText("Full name", { exact: true })).toHaveFocus();
  for (const fault of ["Enter the recipient's name.", "Enter the street and number.", /^Choose a region/])
    await expect.element(page.getByText(fault)).toBeVisible();
  const region = page.getByRole("combobox", { name: "Region" });
  (region.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  for (const name of path) {
    await expect.element(page.getByRole("option", { name, exact: true })).toBeVisible();
    await userEvent.keyboard(`${name}{Enter}`);
  }
  await expect.element(region).toMatchTextContent("China / Zhejiang / Jinhua / Yiwu");
});

const street = page.getByLabelText("Street, number, unit");

test("[VA-04] a draft survives a reload and goes when the buyer logs out", async () => {
  const shop = await renderPage("/home/AddAddress", { answers: [regions, answer(logout, null)] });
  await street.fill("18 Chouzhou North Road");
  await shop.reload();
  await expect.element(page.getByText("We've restored what you typed before.")).toBeVisible();
  await expect.element(street).toHaveValue("18 Chouzhou North Road");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expectAddress(/^#\/login/);
  await expect.poll(() => tabStorage.get("drafts")).toBeNull();
});

test("[MC-14] the default changes, another address is deleted at once with Undo, and deleting the default asks first", async () => {
  let kept = [address({ detail: "1 First Street", isDefault: true }), address({ id: "2", detail: "2 Second Street" })];
  const shop = await renderPage("/home/MyAddress", {
    answers: [
      answer(list, () => pageOf(kept)),
      answer(edit, ({ id }) => {
        kept = kept.map((one) => ({ ...one, isDefault: one.id === id }));
        return kept.find((one) => one.id === id) ?? address();
      }),
      answer(remove, ({ id }) => {
        kept = kept.filter((one) => one.id !== id);
        return null;
      }),
      answer(add, ({ detail = "" }) => {
        const again = address({ id: "3", detail });
        kept = [...kept, again];
        return again;
      }),
    ],
  });
  const card = (text: string) => cards.filter({ hasText: text });
  await card("2 Second Street")
    .getByRole("button", { name: /^Make default/ })
    .click();
  await expect.element(page.getByText("Default address changed")).toBeVisible();
  expect(shop.sent(edit)).toMatchObject([{ id: "2", isDefault: "true" }]);
  await card("1 First Street")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expectCount(cards, 1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectCount(cards, 2);
  const sentBefore = shop.sent(remove).length;
  await card("2 Second Street")
    .getByRole("button", { name: /^Delete/ })
    .click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => shop.sent(remove)).toHaveLength(sentBefore);
  await dialog.getByRole("button", { name: "Delete the address" }).click();
  await expectCount(cards, 1);
});

test("[MC-14] a change made in another tab is not overwritten: the form says so and reloads it on request", async () => {
  const elsewhere = address({ detail: "2 Elsewhere", version: 2 });
  const shop = await renderPage("/home/AddAddress?id=1", {
    answers: [
      regions,
      answer(get, address()),
      answer(list, pageOf([])),
      refuse(edit, "Changed somewhere else.", 20_050),
    ],
  });
  await expect.element(street).toHaveValue("18 Chouzhou North Road");
  await street.fill("3 Too Late");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect
    .element(
      page
        .getByRole("main")
        .getByText(/^This address was changed in another tab\./)
        .first(),
    )
    .toBeVisible();
  shop.answer(answer(get, elsewhere), answer(edit, elsewhere));
  await page.getByRole("button", { name: "Reload address" }).click();
  await expect.element(street).toHaveValue("2 Elsewhere");
  await street.fill("4 In Time");
  await page.getByRole("button", { name: "Save address" }).click();
  await expectAddress("/home/MyAddress");
  expect(shop.sent(edit)).toMatchObject([
    { detail: "3 Too Late", version: "1" },
    { detail: "4 In Time", version: "2" },
  ]);
});

test("[MC-14] an address that is not the buyer's shows nothing", async () => {
  await renderPage("/home/AddAddress?id=1", { answers: [regions, answer(get, null)] });
  await expect.element(page.getByText("We can't find this address")).toBeVisible();
  await expectCount(street, 0);
});

for (const at of pageConditions)
  test(`[HM-16] addresses and their form in ${at.name}`, async () => {
    await renderPage("/home/MyAddress", {
      ...at,
      answers: [answer(list, pageOf([address()])), answer(get, address()), regions],
    });
    await expect.element(cards).toBeVisible();
    await expectAccessible();
    goTo("/home/AddAddress?id=1");
    await page.getByRole("button", { name: /^(Paste a full address|粘贴整段地址)$/ }).click();
    await expect.element(page.getByLabelText(/^(Full address|整段地址)/)).toBeVisible();
    await expectAccessible();
  });

for (const [locale, added, edited] of [
  ["en", "New address", "Edit address"],
  ["zh", "新增地址", "编辑地址"],
] as const)
  test(`[MC-14] [RT-04] ${locale}: the tab and a phone's bar say whether an address is new or changed, and neither before it is known`, async () => {
    const tab: string[] = [];
    document.title = "";
    const watch = new MutationObserver(() => tab.push(document.title));
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    onTestFinished(() => watch.disconnect());
    await renderPage("/home/AddAddress", { locale, width: 390, answers: [answer(get, address())] });
    const bar = page.getByRole("banner");
    await expect.element(bar.getByText(added, { exact: true })).toBeVisible();
    await expect.poll(() => document.title).toBe(`${added} - Sundry`);
    expect(tab).not.toContain(`${edited} - Sundry`);
    tab.length = 0;
    goTo("/home/AddAddress?id=1");
    await expect.element(bar.getByText(edited, { exact: true })).toBeVisible();
    await expect.poll(() => document.title).toBe(`${edited} - Sundry`);
  });

test("[MC-14] [VA-04] a number is read with the country chosen, shown in groups and sent in E.164", async () => {
  const inNewYork = { consigneeAddressPath: "United States,New York,Ithaca", consigneeAddressIdPath: "840,84036" };
  const stored = address({ ...inNewYork, id: "7", mobile: "+31600000142" });
  const shop = await renderPage("/home/AddAddress?id=7", {
    answers: [regions, answer(get, stored), answer(edit, stored), answer(list, pageOf([stored]))],
  });
  const number = page.getByLabelText("Phone number");
  await number.fill("555-0123");
  await street.click();
  await expect.element(page.getByText("This phone number is too short.")).toBeVisible();
  await number.fill("\u202a(212)\u00a0555\u20110123\u202c");
  await street.click();
  await expect.element(number).toHaveValue("+1 212 555 0123");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect.poll(() => shop.sent(edit)).toMatchObject([{ mobile: "+12125550123" }]);
});
