import { expect, test } from "@playwright/test";

test("[MC-17] a visitor sends a message, and the shop can read it", async ({ page }) => {
  const subject = `Umbrellas ${Date.now()}`;
  await page.goto("/#/mailUs");
  await expect(page).toHaveTitle(/^Contact us - /);
  await page.getByLabel("Your name").fill("Mei Tanaka");
  await page.getByLabel("Email").fill("mei@example.com");
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Message").fill("Do you ship 240 umbrellas to Yiwu?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "Message sent" })).toBeVisible();
  await expect(page.getByText("mei@example.com")).toBeVisible();
  const outbox = await (await page.request.get("/outbox")).text();
  expect(outbox).toContain(subject);
  await page.getByRole("link", { name: "Back to shopping" }).click();
  await expect(page).toHaveURL(/#\/$/);
});
