import { expect, type Page, test } from "@playwright/test";
import { asBuyer } from "./basket.ts";
import { openAsBuyer } from "./buyers.ts";

interface Region {
  id: string;
  name: string;
}

/** Saves an address in the first region for the buyer on the page; returns its id. */
async function keepAddress(page: Page, detail: string, isDefault = false): Promise<string> {
  const path: Region[] = [];
  for (let inside: string | undefined = "0"; inside !== undefined; inside = path.at(-1)?.id) {
    const [next] = (await asBuyer(page, "GET", `/region/item/${inside}`)) as Region[];
    if (!next) break;
    path.push(next);
  }
  const kept = await asBuyer(page, "POST", "/member/address", {
    form: {
      name: "Mei Tanaka",
      mobile: "13800138000",
      consigneeAddressPath: path.map(({ name }) => name).join(","),
      consigneeAddressIdPath: path.map(({ id }) => id).join(","),
      detail,
      isDefault: String(isDefault),
    },
  });
  return (kept as { id: string }).id;
}

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const card = (page: Page, text: string) => cards(page).filter({ hasText: text });

test("[MC-14] a pasted address fills the form and is saved", async ({ page, request }) => {
  await openAsBuyer(page, request);
  await page.goto("/#/home/MyAddress");
  await expect(page.getByText("No addresses yet")).toBeVisible();
  await page.getByRole("link", { name: "New address" }).click();
  await page.getByRole("button", { name: "Paste a full address" }).click();
  await page
    .getByLabel("Full address")
    .fill("Mei Tanaka, 18 Chouzhou North Road, Yiwu, Jinhua, Zhejiang, China, +86 138 0013 8000");
  await page.getByRole("button", { name: "Fill in the fields" }).click();
  await expect(page.getByText("Fields filled in. Check them before you save.")).toBeVisible();
  await expect(page.getByLabel("Full name", { exact: true })).toHaveValue("Mei Tanaka");
  await expect(page.getByLabel("Phone number")).toHaveValue("+8613800138000");
  await expect(page.getByRole("combobox", { name: "Region" })).toHaveText("China / Zhejiang / Jinhua / Yiwu");
  await expect(page.getByLabel("Street, number, unit")).toHaveValue("18 Chouzhou North Road");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("Address saved")).toBeVisible();
  await expect(page).toHaveURL(/\/home\/MyAddress/);
  await expect(cards(page)).toContainText("18 Chouzhou North Road, Yiwu, Jinhua, Zhejiang, China");
  await expect(cards(page)).toContainText("+86****8000");
  await expect(cards(page)).not.toContainText("13800138000");
});

test("[VA-04] a draft survives a reload and goes when it is saved or the buyer logs out", async ({ page, request }) => {
  await openAsBuyer(page, request);
  await page.goto("/#/home/AddAddress");
  await page.getByLabel("Street, number, unit").fill("18 Chouzhou North Road");
  await page.reload();
  await expect(page.getByText("We've restored what you typed before.")).toBeVisible();
  await expect(page.getByLabel("Street, number, unit")).toHaveValue("18 Chouzhou North Road");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("drafts"))).toBeNull();
});

test("[MC-14] the default changes, another address is deleted at once with Undo, and deleting the default asks first", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await keepAddress(page, "1 First Street", true);
  await keepAddress(page, "2 Second Street");
  await page.goto("/#/home/MyAddress");
  await card(page, "2 Second Street")
    .getByRole("button", { name: /^Make default/ })
    .click();
  await expect(page.getByText("Default address changed")).toBeVisible();
  await expect(cards(page).first()).toContainText("2 Second Street");
  await card(page, "1 First Street")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards(page)).toHaveCount(2);
  await card(page, "2 Second Street")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete the address" }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, "1 First Street")).toContainText("Default");
});

test("[MC-14] a change made in another tab is not overwritten: the form says so and reloads it on request", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  const id = await keepAddress(page, "1 First Street");
  await page.goto(`/#/home/AddAddress?id=${id}`);
  const street = page.getByLabel("Street, number, unit");
  await expect(street).toHaveValue("1 First Street");
  const { consigneeAddressPath, consigneeAddressIdPath } = (await asBuyer(
    page,
    "GET",
    `/member/address/get/${id}`,
  )) as Record<"consigneeAddressPath" | "consigneeAddressIdPath", string>;
  const fields = { consigneeAddressPath, consigneeAddressIdPath, name: "Mei Tanaka", mobile: "13800138000" };
  await asBuyer(page, "PUT", "/member/address", { form: { ...fields, id, detail: "2 Elsewhere" } });
  await street.fill("3 Too Late");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByRole("alert")).toContainText("changed somewhere else");
  await page.getByRole("button", { name: "Reload address" }).click();
  await expect(street).toHaveValue("2 Elsewhere");
  await street.fill("4 In Time");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(card(page, "4 In Time")).toBeVisible();
});

test("[MC-14] someone else's address shows nothing", async ({ page, request, browser }) => {
  await openAsBuyer(page, request);
  const id = await keepAddress(page, "1 First Street");
  const stranger = await browser.newPage();
  await openAsBuyer(stranger, request);
  await stranger.goto(`/#/home/AddAddress?id=${id}`);
  await expect(stranger.getByText("We can't find this address")).toBeVisible();
  await expect(stranger.getByRole("main")).not.toContainText("First Street");
  await stranger.close();
});
