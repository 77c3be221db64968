import { post } from "@sundry/api/contract/feedback";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { circumstances, expectAccessible, refuse, renderPage } from "../../testing/renderPage.tsx";

test("[VA-04] [VA-01] each missing field says so, the first one gets the focus, and the message counts to 140", async () => {
  const shop = await renderPage("/mailUs", { loggedIn: false });
  await page.getByLabelText("Email").fill("mei@");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect.element(page.getByLabelText("Full name")).toHaveFocus();
  await expect.element(page.getByText("Enter a valid email address, such as name@example.com.")).toBeVisible();
  await expect.element(page.getByText("Enter your message.")).toBeVisible();
  await userEvent.fill(page.getByRole("textbox", { name: /^Message/ }), "伞".repeat(150));
  await expect.element(page.getByText("140 / 140")).toBeVisible();
  expect(shop.sent(post)).toEqual([]);
});

test("[MC-17] a buyer's name is filled in, and the server's refusal shows at its field", async () => {
  await renderPage("/mailUs", { answers: [refuse(post, "the email address is not valid")] });
  await expect.element(page.getByLabelText("Full name")).toHaveValue("Mei Tanaka");
  await page.getByLabelText("Email").fill("mei@example.com");
  await page.getByLabelText("Subject").fill("Declined");
  await page.getByRole("textbox", { name: /^Message/ }).fill("Do you ship 240 umbrellas to Yiwu?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect.element(page.getByLabelText("Email")).toHaveAccessibleDescription("the email address is not valid");
});

for (const at of circumstances)
  test(`[HM-16] the contact page in ${at.name}`, async () => {
    await renderPage("/mailUs", { ...at, loggedIn: false });
    await expect.element(page.getByRole("button", { name: /Send message|提交留言/ })).toBeVisible();
    await expectAccessible();
  });
