import { expect, test } from "@playwright/test";
import { pageConditions, expectAccessible, openIn } from "./accessible.ts";
import { failAt } from "./answers.ts";
import { asBuyer } from "./basket.ts";
import { openAsBuyer } from "./buyers.ts";

/** A picture of 2 by 1 px. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGOQ8r10UYcZAAg6AjoIl56/AAAAAElFTkSuQmCC",
  "base64",
);

test("[MC-15] nickname, gender, birthday and region are saved, and the header follows at once", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.goto("/#/home/Profile");
  await page.getByLabel("Nickname").fill("Mei of Rotterdam, the umbrellas");
  await expect(page.getByLabel("Nickname")).toHaveValue("Mei of Rotterdam");
  await page.getByLabel("Gender").selectOption({ label: "Male" });
  await page.getByLabel(/^Birthday/).fill("1988-02-29");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await expect(page.getByRole("button", { name: "Account of Mei of Rotterdam" })).toBeVisible();
  expect(await asBuyer(page, "GET", "/passport")).toMatchObject({
    nickName: "Mei of Rotterdam",
    sex: 1,
    birthday: "1988-02-29",
  });
  await page.reload();
  await expect(page.getByLabel(/^Birthday/)).toHaveValue("1988-02-29");
});

test("[MC-15] [VA-04] a future birthday and an empty nickname are marked at their fields and not sent", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.goto("/#/home/Profile");
  await page.getByLabel("Nickname").fill(" ");
  await page.getByLabel(/^Birthday/).fill("2999-01-01");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Enter a nickname.")).toBeVisible();
  await expect(page.getByText("Your birthday can't be in the future.")).toBeVisible();
  await expect(page.getByLabel("Nickname")).toBeFocused();
});

test("[MC-15] a photo is cropped to a square and shown in the header; a file that is not a picture is refused", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.goto("/#/home/Profile");
  const file = page.locator("input[type='file']:not([capture])");
  await file.setInputFiles({ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("not a picture") });
  await expect(page.getByText(/^Upload a photo: JPEG/)).toBeVisible();
  await page.getByRole("button", { name: "Remove photo 1" }).click();
  const sent = page.waitForResponse("**/api/upload/file");
  await file.setInputFiles({ name: "face.png", mimeType: "image/png", buffer: picture });
  expect((await sent).ok()).toBe(true);
  await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Account of/ }).locator("img")).toHaveAttribute(
    "src",
    /\/media\/uploads\//,
  );
});

test("[MC-15] leaving with unsaved changes asks first; staying keeps them, leaving drops them", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.goto("/#/home/Profile");
  await page.getByLabel("Nickname").fill("Unsaved");
  const orders = page.getByRole("navigation", { name: "My Sundry" }).getByRole("link", { name: "My orders" });
  await orders.click();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Nickname")).toHaveValue("Unsaved");
  await orders.click();
  await dialog.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page).toHaveURL(/MyOrder/);
  await page.goto("/#/home/Profile");
  await expect(page.getByLabel("Nickname")).not.toHaveValue("Unsaved");
});

test("[MC-15] [AP-04] a refusal keeps what was typed; a profile that failed to load can be retried", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  const restore = await failAt(page, "passport", "server");
  await page.goto("/#/home/Profile");
  await expect(page.getByRole("alert")).toBeVisible();
  restore();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByLabel("Nickname").fill("Mei");
  await failAt(page, "passport/editOwn", "network");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByRole("alert")).toContainText("Network error. Try again later.");
  await expect(page.getByLabel("Nickname")).toHaveValue("Mei");
});

for (const at of pageConditions)
  test(`[HM-16] the profile in ${at.name}`, async ({ page, request }) => {
    await openAsBuyer(page, request);
    await openIn(page, "/home/Profile", at);
    await expect(page.getByLabel(/^(Nickname|昵称)/)).toBeVisible();
    await expectAccessible(page);
  });
