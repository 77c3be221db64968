import { expect, type Page, test } from "@playwright/test";
import { failAt } from "./answers.ts";
import { openAsBuyer } from "./buyers.ts";

const message = "Do you ship 240 umbrellas to Yiwu?";

async function write(page: Page, subject: string) {
  await page.getByLabel("Your name").fill("Mei Tanaka");
  await page.getByLabel("Email").fill("mei@example.com");
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Message").fill(message);
}

test("[MC-17] a visitor sends a message, and the shop can read it", async ({ page }) => {
  const subject = `Umbrellas ${Date.now()}`;
  await page.goto("/#/mailUs");
  await expect(page).toHaveTitle(/^Contact us - /);
  await write(page, subject);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "Message sent" })).toBeVisible();
  await expect(page.getByText("mei@example.com")).toBeVisible();
  const outbox = await (await page.request.get("/outbox")).text();
  expect(outbox).toContain(subject);
  await page.getByRole("link", { name: "Back to shopping" }).click();
  await expect(page).toHaveURL(/#\/$/);
});

test("[VA-04] [VA-01] each missing field says so, the first one gets the focus, and the message counts to 140", async ({
  page,
}) => {
  await page.goto("/#/mailUs");
  await page.getByLabel("Email").fill("mei@");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByLabel("Your name")).toBeFocused();
  await expect(page.getByText("Enter a valid email address, such as name@example.com.")).toBeVisible();
  await expect(page.getByText("Enter your message.")).toBeVisible();
  await page.getByLabel("Message").fill("伞".repeat(150));
  await expect(page.getByText("140 / 140")).toBeVisible();
});

test("[MC-17] [VA-04] a failure keeps the message, even after a reload; a second press sends nothing twice", async ({
  page,
}) => {
  await page.goto("/#/mailUs");
  await write(page, "Through a broken line");
  const restore = await failAt(page, "email/CONTACT", "network");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  restore();
  await page.reload();
  await expect(page.getByText("We've restored what you typed before.")).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue(message);
  let sent = 0;
  await page.route("**/api/email/CONTACT", async (route) => {
    sent += 1;
    await route.fallback();
  });
  await page.getByRole("button", { name: "Send message" }).dblclick();
  await expect(page.getByRole("heading", { name: "Message sent" })).toBeVisible();
  expect(sent).toBe(1);
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("[MC-17] a buyer's name is filled in, and the server's refusal shows at its field", async ({ page, request }) => {
  const name = await openAsBuyer(page, request);
  await page.goto("/#/mailUs");
  await expect(page.getByLabel("Your name")).toHaveValue(name);
  await page.route("**/api/email/CONTACT", (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, code: 4002, message: "the email address is not valid", timestamp: 0, result: null },
    }),
  );
  await write(page, "Refused");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("the email address is not valid");
});
