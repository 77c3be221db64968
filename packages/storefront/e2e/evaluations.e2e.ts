import { expect, type Page, test } from "@playwright/test";
import { failAt } from "./answers.ts";
import { umbrella } from "./bills.ts";
import { drawnPhoto, openWithReceived } from "./received.ts";

const photos = (page: Page) => page.locator("[data-part='photo'][data-state='done']");
const photoField = (page: Page) => page.locator("input[type='file'][multiple]");

/** Chooses a file that only the server knows is not a photo; then loses an upload and sends it again. */
async function uploadAgain(page: Page): Promise<void> {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await photoField(page).setInputFiles({ name: "photo.png", mimeType: "image/png", buffer: Buffer.from(script) });
  await expect(page.getByText("Upload a photo: JPEG, PNG, WebP, GIF or AVIF.")).toBeVisible();
  await page.getByRole("button", { name: "Submit review" }).click();
  await expect(page.getByText("Couldn't upload a photo. Retry or remove it.")).toBeVisible();
  await page.getByRole("button", { name: "Remove photo 1" }).click();
  const restore = await failAt(page, "upload/file", "server");
  await photoField(page).setInputFiles(await drawnPhoto(page, "large.png", 4000, 3000));
  const again = page.getByRole("button", { name: "Retry photo 1" });
  await expect(again).toBeVisible();
  restore();
  await again.click();
  await expect(photos(page)).toHaveCount(1);
}

test("[MC-06] from the list to the review: a file that is refused, an upload that is lost, stars by keyboard, photos that survive a reload, and the review on the product page", async ({
  page,
  request,
}) => {
  const { goodsId } = await openWithReceived(page, request);
  await page.goto("/#/home/CommentList");
  await page.getByRole("link", { name: `Write a review: ${umbrella}` }).click();
  await uploadAgain(page);
  await page.getByRole("radio", { name: "Good", exact: true }).check({ force: true });
  for (const [group, keys] of [
    ["As described", "ArrowRight"],
    ["Service", "ArrowRight ArrowRight ArrowRight"],
    ["Delivery", "ArrowLeft"],
  ] as const) {
    await page
      .getByRole("radiogroup", { name: group })
      .getByRole("radio", { name: /^1 star/ })
      .focus();
    for (const key of keys.split(" ")) await page.keyboard.press(key);
  }
  await page.getByLabel(/^Your review/).fill("Stands every storm.");
  await photoField(page).setInputFiles(await drawnPhoto(page, "small.png"));
  await expect(photos(page)).toHaveCount(2);
  await page.reload();
  await expect(page.getByLabel(/^Your review/)).toHaveValue("Stands every storm.");
  await expect(photos(page)).toHaveCount(2);
  await expect(
    page.getByRole("radiogroup", { name: "As described" }).getByRole("radio", { name: "2 stars: poor" }),
  ).toBeChecked();
  await page.getByRole("button", { name: "Submit review" }).click();
  await expect(page).toHaveURL(/CommentList\?tab=written/);
  const mine = page.getByRole("listitem").filter({ hasText: "Stands every storm." });
  await expect(mine).toContainText(umbrella);
  await mine.getByRole("button", { name: "Show photo 1 of 2" }).click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByRole("img", { name: "Photo 1 of 2" })).toHaveJSProperty("naturalWidth", 640);
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByRole("status")).toHaveText("Photo 2 of 2");
  await page.keyboard.press("Escape");
  await mine.getByRole("link", { name: `View your review: ${umbrella}` }).click();
  const yours = page.getByRole("region", { name: "Your review" });
  await expect(yours).toContainText("2 of 5");
  await expect(yours).toContainText("4 of 5");
  await expect(yours).toContainText("5 of 5");
  const { result } = (await (await request.get(`/api/member/evaluation/${goodsId}/goodsEvaluation`)).json()) as {
    result: { records: { content: string; memberName: string }[] };
  };
  expect(result.records.find(({ content }) => content === "Stands every storm.")?.memberName).toMatch(/^b\*\*\*.$/);
});
