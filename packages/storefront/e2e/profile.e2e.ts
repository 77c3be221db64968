import { expect, test } from "@playwright/test";
import { openAsBuyer } from "./buyers.ts";

/** A picture of 2 by 1 px. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGOQ8r10UYcZAAg6AjoIl56/AAAAAElFTkSuQmCC",
  "base64",
);

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
