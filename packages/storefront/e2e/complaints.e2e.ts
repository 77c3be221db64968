import { expect, type Page, test } from "@playwright/test";
import { market } from "./market.ts";
import { drawnPhoto, openWithShipped } from "./received.ts";

const log = (page: Page) => page.getByRole("log");

test("[MC-05] a complaint is filed with a photo, answered, discussed and decided", async ({ page, request }) => {
  test.slow();
  const { sn, itemSn } = await openWithShipped(page, request);
  await page.goto(`/#/home/Complain?sn=${sn}&itemSn=${itemSn}`);
  await page.getByRole("button", { name: "File complaint" }).click();
  await expect(page.getByLabel(/^What is it about/)).toBeFocused();
  await expect(page.getByLabel(/^What is it about/)).toHaveAccessibleDescription(/Choose a topic\./);
  await page.getByLabel(/^What is it about/).selectOption("The description is misleading");
  await page.getByLabel(/^What happened/).fill("Six ribs, not eight.");
  await page.locator("input[type='file'][multiple]").setInputFiles(await drawnPhoto(page, "ribs.png"));
  await expect(page.locator("[data-part='photo'][data-state='done']")).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel(/^What is it about/)).toHaveValue("misled");
  await expect(page.getByLabel(/^What happened/)).toHaveValue("Six ribs, not eight.");
  await page.getByRole("button", { name: "File complaint" }).click();
  await expect(page).toHaveURL(/ComplainDetail\?id=\d+/);
  const id = new URL(page.url().replace("/#", "")).searchParams.get("id") ?? "";
  await expect(page.getByRole("region", { name: "Your complaint" }).getByRole("button")).toHaveCount(1);
  await page.getByLabel(/^Your message/).fill("Please count them.");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("Please count them.");
  await expect(page.getByLabel(/^Your message/)).toHaveValue("");
  await expect(page.getByLabel(/^Your message/)).toBeFocused();
  await market("complaint-say", id, "store", "We", "did:", "eight.");
  await expect(log(page)).toContainText("We did: eight.");
  const [own, other] = await Promise.all(
    ["Please count them.", "We did: eight."].map((text) => log(page).getByText(text).boundingBox()),
  );
  expect((own?.x ?? 0) > (other?.x ?? 0)).toBe(true);
  await market("complaint-answer", id, "Eight", "ribs", "as", "described.");
  await page.reload();
  await expect(page.getByRole("region", { name: "Store response" })).toContainText("Eight ribs as described.");
  await market("complaint-rule", id, "The", "store", "is", "right.");
  await page.reload();
  await expect(page.getByText("The store is right.")).toBeVisible();
  await expect(page.getByText("This complaint is closed. You can't add to it.")).toBeVisible();
  await expect(page.getByLabel(/^Your message/)).toHaveCount(0);
});
