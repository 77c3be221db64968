import { expect, type Page, test } from "@playwright/test";
import { pageConditions, expectAccessible, openIn } from "./accessible.ts";
import { failAt } from "./answers.ts";
import { asBuyer } from "./basket.ts";
import { umbrella } from "./bills.ts";
import { openAsBuyer } from "./buyers.ts";
import { market } from "./market.ts";
import { type BoughtLine, drawnPhoto, openWithReceived, openWithShipped } from "./received.ts";

const formOf = ({ sn, itemSn }: BoughtLine) => `/#/home/Complain?sn=${sn}&itemSn=${itemSn}`;
const log = (page: Page) => page.getByRole("log");

/** Files a complaint for the buyer on the page through the API; returns its number. */
async function filed(page: Page, { sn, goodsId, skuId }: BoughtLine): Promise<string> {
  const complaint = await asBuyer(page, "POST", "/complain", {
    form: {
      orderSn: sn,
      goodsId,
      skuId,
      complainTopic: "The description is misleading",
      content: "Six ribs, not eight.",
    },
  });
  return (complaint as { id: string }).id;
}

test("[MC-05] a complaint is filed with a photo, answered, discussed and decided", async ({ page, request }) => {
  test.slow();
  const line = await openWithShipped(page, request);
  await page.goto(formOf(line));
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
  await expect(log(page)).toContainText("We did: eight.", { timeout: 30_000 });
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

test("[MC-05] Enter belongs to the input method while Chinese is composed, and Shift+Enter starts a new line", async ({
  page,
  request,
}) => {
  const id = await filed(page, await openWithShipped(page, request));
  await page.goto(`/#/home/ComplainDetail?id=${id}`);
  const box = page.getByLabel(/^Your message/);
  await box.fill("伞骨");
  await box.evaluate((element) =>
    element.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true }),
    ),
  );
  await box.press("Shift+Enter");
  await box.pressSequentially("少了两根");
  await expect(log(page)).not.toContainText("伞骨");
  await expect(box).toHaveValue("伞骨\n少了两根");
  await box.press("Enter");
  await expect(log(page)).toContainText("少了两根");
});

test("[MC-05] a complaint is withdrawn after a question, and the item can't be complained about again", async ({
  page,
  request,
}) => {
  const line = await openWithReceived(page, request);
  const id = await filed(page, line);
  await page.goto("/#/home/ComplainList");
  const card = page.getByRole("article", { name: `No. ${id}` });
  await expect(card).toContainText("The description is misleading");
  await card.getByRole("button", { name: `Withdraw the complaint about ${umbrella}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw complaint" }).click();
  await expect(page.getByText("Complaint withdrawn")).toBeVisible();
  await expect(card).toContainText("Withdrawn");
  await expect(card.getByRole("button")).toHaveCount(0);
  await card.getByRole("link", { name: /^View the complaint/ }).click();
  await expect(page.getByText("You withdrew this complaint. You can't add to it.")).toBeVisible();
  await page.goto(formOf(line));
  await page.getByRole("link", { name: "View complaint" }).click();
  await expect(page).toHaveURL(new RegExp(`ComplainDetail\\?id=${id}`));
});

test("[MC-05] a refused message stays, with the reason, even if the complaint has been closed", async ({
  page,
  request,
}) => {
  const id = await filed(page, await openWithShipped(page, request));
  await page.goto(`/#/home/ComplainDetail?id=${id}`);
  const box = page.getByLabel(/^Your message/);
  await box.fill("One more thing");
  const restore = await failAt(page, "complain/communication?**", "network");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(log(page)).toContainText("Network error. Try again later.");
  await expect(log(page)).toContainText("One more thing");
  await expect(box).toHaveValue("");
  restore();
  // It has been withdrawn in another tab meanwhile: the text box disappears, and the page says why.
  await asBuyer(page, "PUT", `/complain/status/${id}`);
  await log(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("You withdrew this complaint. You can't add to it.")).toBeVisible();
  await expect(log(page)).toContainText("Not sent");
  await expect(log(page).getByRole("button")).toHaveCount(0);
});

test("[MC-05] too early, someone else's and unknown complaints say so and reveal nothing", async ({
  page,
  request,
  browser,
}) => {
  const line = await openWithShipped(page, request);
  const id = await filed(page, line);
  const stranger = await browser.newPage();
  await openAsBuyer(stranger, request);
  for (const path of [`/#/home/ComplainDetail?id=${id}`, "/#/home/ComplainDetail?id=1", "/#/home/ComplainDetail"]) {
    await stranger.goto(path);
    await expect(stranger.getByRole("heading", { level: 1, name: "We can't find this complaint" })).toBeVisible();
    await expect(stranger.getByRole("main")).not.toContainText("Six ribs");
  }
  await stranger.goto(formOf(line));
  await expect(stranger.getByRole("heading", { level: 1, name: /^We can't find this item/ })).toBeVisible();
  await stranger.goto("/#/home/ComplainList");
  await expect(stranger.getByText("No complaints")).toBeVisible();
  const restore = await failAt(stranger, "complain?**", "network");
  await stranger.reload();
  await expect(stranger.getByRole("alert")).toContainText("Network error. Try again later.");
  restore();
  await stranger.getByRole("button", { name: "Try again" }).click();
  await expect(stranger.getByText("No complaints")).toBeVisible();
  await stranger.close();
});

for (const at of pageConditions)
  test(`[HM-16] the complaint pages in ${at.name}`, async ({ page, request }) => {
    const line = await openWithReceived(page, request);
    await openIn(page, `/home/Complain?sn=${line.sn}&itemSn=${line.itemSn}`, at);
    await expect(page.getByLabel(/^(What happened|投诉内容)/)).toBeVisible();
    await expectAccessible(page);
    const id = await filed(page, line);
    await asBuyer(page, "POST", "/complain/communication", { params: { complainId: id, content: "Please count." } });
    await page.goto("/#/home/ComplainList");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
    await expectAccessible(page);
    await page.goto(`/#/home/ComplainDetail?id=${id}`);
    await expect(log(page)).toContainText("Please count.");
    await expectAccessible(page);
  });
