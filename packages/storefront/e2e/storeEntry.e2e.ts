import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { asBuyer } from "./basket.ts";
import { logIn, openAsBuyer, registerBuyer } from "./buyers.ts";
import { market } from "./market.ts";
import { drawnPhoto } from "./received.ts";
import { chooseRegion } from "./regions.ts";

const address = "/#/shopEntry?id=1";

/** Uploads a photo to a field and waits for it. */
async function addPhoto(page: Page, label: string): Promise<void> {
  const done = page.locator("[data-part='photo'][data-state='done']");
  const before = await done.count();
  const field = page.locator("[data-field='UploadField']").filter({ hasText: label });
  const photo = await drawnPhoto(page, "photo.png", 300, 200);
  await field.locator("input[type='file']:not([capture])").setInputFiles(photo);
  await expect(done).toHaveCount(before + 1);
}

async function fillCompany(page: Page): Promise<void> {
  await page.getByLabel("Company name").fill("Mei Basket Weaving");
  await chooseRegion(page.getByRole("combobox", { name: "Region" }));
  await page.getByLabel("Street and number").fill("18 Chouzhou North Road");
  await addPhoto(page, "Photo of the licence");
  await page.getByLabel("Name", { exact: true }).fill("Mei Tanaka");
  await page.getByLabel(/^Identity card number/).fill("33078219900101123X");
  await addPhoto(page, "Photos of the identity card");
  await page.getByLabel("Contact name").fill("Mei Tanaka");
  await page.getByLabel("Mobile number").fill("13800138000");
}

async function fillBank(page: Page): Promise<void> {
  await page.getByLabel(/^Account holder/).fill("Mei Basket Weaving");
  await page.getByLabel("Account number").fill("6200 0000 0000 0001");
  await page.getByLabel("Bank and branch").fill("Demo Bank, Chouzhou");
  await page.getByLabel(/^Bank code/).fill("313338707013");
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
const next = (page: Page) => page.getByRole("button", { name: "Save and continue" }).click();

/** Submits an application for the buyer on the page through the API. */
async function handedIn(page: Page, storeName: string): Promise<void> {
  const photo = await drawnPhoto(page, "card.png", 300, 200);
  const accessToken = await page.evaluate(() => localStorage.getItem("accessToken") ?? "");
  const sent = await page.request.post("/api/upload/file", { headers: { accessToken }, multipart: { file: photo } });
  const { result } = (await sent.json()) as { result: string };
  const [category] = (await asBuyer(page, "GET", "/goods/category/get/0")) as { id: string }[];
  const person = {
    legalName: "Mei Tanaka",
    legalId: "33078219900101123X",
    linkName: "Mei Tanaka",
    linkPhone: "13800138000",
  };
  const photos = { licencePhoto: result, legalPhoto: result };
  const company = { companyName: "Mei Weaving", companyAddress: "18 Chouzhou North Road" };
  await asBuyer(page, "PUT", "/store/apply/first", { form: { ...company, ...person, ...photos } });
  await asBuyer(page, "PUT", "/store/apply/second", {
    form: {
      settlementBankAccountName: "Mei",
      settlementBankAccountNum: "6200000000000001",
      settlementBankBranchName: "Demo Bank",
      settlementBankJointName: "313338707013",
    },
  });
  await asBuyer(page, "PUT", "/store/apply/third", {
    form: {
      storeName,
      storeDesc: "Baskets, woven by hand.",
      storeCenter: "",
      goodsManagementCategory: category?.id ?? "",
      storeAddressPath: "China",
      storeAddressIdPath: "1",
      storeAddressDetail: "18 Chouzhou North Road",
    },
  });
}

async function openWithApplication(
  page: Page,
  request: APIRequestContext,
): Promise<{ username: string; store: string }> {
  const username = await openAsBuyer(page, request);
  const store = `Baskets of ${username}`;
  await handedIn(page, store);
  await page.goto(address);
  return { username, store };
}

test("[MC-16] [RT-05] a visitor logs in first, completes the steps, submits, and sees the application under review", async ({
  page,
  request,
}) => {
  await page.goto(address);
  await expect(page).toHaveURL(/#\/login\?rePath=%2FshopEntry&query=/);
  const username = await registerBuyer(request);
  await logIn(page, username);
  await expect(page).toHaveURL(/#\/shopEntry\?id=1$/);
  await expect(heading(page, "Store agreement")).toBeVisible();
  await page.getByRole("button", { name: "Start application" }).click();
  await expect(page.getByLabel("I have read and accept the agreement")).toHaveAccessibleDescription(
    "Tick the box to continue.",
  );
  await page.getByLabel("I have read and accept the agreement").check();
  await page.getByRole("button", { name: "Start application" }).click();
  await expect(heading(page, "Your company")).toBeFocused();
  await next(page);
  await expect(page.getByLabel("Company name")).toBeFocused();
  await fillCompany(page);
  await page.reload();
  await expect(page.getByLabel("Company name")).toHaveValue("Mei Basket Weaving");
  await expect(page.locator("[data-part='photo'][data-state='done']")).toHaveCount(2);
  // Scans are shown to their owner, under addresses that end; the number of the card is not kept in the browser.
  for (const scan of await page.locator("[data-part='photo'] img").all()) {
    await expect(scan).toHaveAttribute("src", /^\/media\/private\/.*until=/);
    await expect.poll(() => scan.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await expect(page.getByLabel(/^Identity card number/)).toHaveValue("");
  await page.getByLabel(/^Identity card number/).fill("33078219900101123X");
  await next(page);
  await expect(heading(page, "Your bank account")).toBeFocused();
  await page.reload();
  await expect(heading(page, "Your bank account")).toBeVisible();
  await page.getByRole("button", { name: "Company" }).click();
  await expect(page.getByLabel("Company name")).toHaveValue("Mei Basket Weaving");
  await next(page);
  await fillBank(page);
  await next(page);
  await page.getByLabel("Store name").fill(`Baskets of ${username}`);
  await page.getByLabel(/^About the store/).fill("Baskets, woven by hand in Yiwu.");
  await chooseRegion(page.getByRole("combobox", { name: "Store region" }));
  await page.getByLabel("Store street and number").fill("18 Chouzhou North Road");
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(page.getByRole("alert")).toContainText("Tick at least one category.");
  await page
    .getByRole("group", { name: "What you sell" })
    .getByRole("checkbox", { name: "Kitchen", exact: true })
    .check();
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(heading(page, "Your application is being reviewed")).toBeVisible();
  await page.reload();
  await expect(heading(page, "Your application is being reviewed")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("drafts") ?? "")).not.toContain("33078219900101123X");
});

test("[MC-16] declined with a reason, changed and submitted again, then open", async ({ page, request }) => {
  const { username, store } = await openWithApplication(page, request);
  await market("store-entry", username, "refuse", "The", "licence", "can't", "be", "read.");
  await page.reload();
  await expect(heading(page, "Your application was declined")).toBeVisible();
  await expect(page.getByText("The licence can't be read.")).toBeVisible();
  await page.getByRole("button", { name: "Apply again" }).click();
  await expect(page.getByLabel("Company name")).toHaveValue("Mei Weaving");
  await chooseRegion(page.getByRole("combobox", { name: "Region" }));
  await next(page);
  await expect(page.getByLabel("Bank and branch")).toHaveValue("Demo Bank");
  await next(page);
  await expect(page.getByLabel("Store name")).toHaveValue(store);
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(heading(page, "Your application is being reviewed")).toBeVisible();
  await market("store-entry", username, "accept");
  await page.reload();
  await expect(heading(page, "Your store is open")).toBeVisible();
  await page.getByRole("link", { name: "Visit store" }).click();
  await expect(page.getByRole("heading", { level: 1, name: store })).toBeVisible();
  await market("store-entry", username, "close", "No", "goods", "for", "a", "year.");
  await page.goto(address);
  // Data read a second ago is not requested again.
  await page.reload();
  await expect(heading(page, "Your store is closed")).toBeVisible();
  await expect(page.getByText("No goods for a year.")).toBeVisible();
});
