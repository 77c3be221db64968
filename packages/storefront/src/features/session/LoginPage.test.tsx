import { create, work } from "@sundry/api/contract/captcha";
import { sendSms } from "@sundry/api/contract/codes";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, expectAccessible, refuse, renderPage } from "../../testing/renderPage.tsx";

test("[SE-06] [HM-16] the Tab key leads from the name to the password, and only then to the forgotten one", async () => {
  await renderPage("/login", { loggedIn: false });
  await page.getByLabelText("Username, mobile or email").fill("mei");
  await userEvent.tab();
  await expect.element(page.getByRole("textbox", { name: "Password", exact: true })).toHaveFocus();
  const link = page.getByRole("link", { name: "Forgot password?" });
  const password = page.getByRole("textbox", { name: "Password", exact: true });
  expect(password.element().compareDocumentPosition(link.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("[SE-06] what a login accepts is a link", async () => {
  await renderPage("/login", { loggedIn: false });
  const link = page.getByRole("link", { name: /^privacy policy/ });
  await expect.element(link).toHaveAttribute("href", expect.stringContaining("/article?id="));
});

const puzzle = {
  key: "1",
  effectiveTime: 300,
  backImage: "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
  slidingImage: "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
  originalHeight: 160,
  originalWidth: 300,
  sliderHeight: 54,
  sliderWidth: 54,
  randomY: 20,
};

test("[SE-06] [HM-16] who does not see the puzzle gets the code after a check by the device", async () => {
  const shop = await renderPage("/login", {
    loggedIn: false,
    answers: [answer(create, { ...puzzle, workBits: 8 }), refuse(sendSms, "Solve the puzzle first.", 80_204)],
  });
  await page.getByRole("tab", { name: "Text code" }).click();
  await page.getByLabelText("Mobile number").fill("13800138000");
  await page.getByRole("button", { name: "Send code" }).click();
  const dialog = page.getByRole("dialog", { name: "Security check" });
  const button = dialog.getByRole("button", { name: "Check without the picture" });
  await expect.element(button).toBeVisible();
  await expectAccessible();
  shop.answer(answer(work, true), answer(sendSms, null));
  await button.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText("We sent a code to 13800138000.")).toBeVisible();
  expect(shop.sent(work)).toHaveLength(1);
});

test("[SE-06] a check by the device that is refused says why, and the picture stays", async () => {
  await renderPage("/login", {
    loggedIn: false,
    answers: [
      answer(create, { ...puzzle, workBits: 8 }),
      refuse(sendSms, "Solve the puzzle first.", 80_204),
      refuse(work, "Too many attempts. Wait a moment.", 1003),
    ],
  });
  await page.getByRole("tab", { name: "Text code" }).click();
  await page.getByLabelText("Mobile number").fill("13800138000");
  await page.getByRole("button", { name: "Send code" }).click();
  const dialog = page.getByRole("dialog", { name: "Security check" });
  await dialog.getByRole("button", { name: "Check without the picture" }).click();
  await expect.element(dialog.getByRole("alert")).toBeVisible();
  await expect.element(dialog.getByRole("slider")).toBeVisible();
});

test("[SE-06] a server without that check offers the picture alone", async () => {
  await renderPage("/login", {
    loggedIn: false,
    answers: [answer(create, puzzle), refuse(sendSms, "Solve the puzzle first.", 80_204)],
  });
  await page.getByRole("tab", { name: "Text code" }).click();
  await page.getByLabelText("Mobile number").fill("13800138000");
  await page.getByRole("button", { name: "Send code" }).click();
  const dialog = page.getByRole("dialog", { name: "Security check" });
  await expect.element(dialog.getByRole("slider")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Check without the picture" })).not.toBeInTheDocument();
});
