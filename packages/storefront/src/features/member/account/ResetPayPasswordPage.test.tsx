import { detail } from "@sundry/api/contract/cashier";
import { sendEmail, sendSms } from "@sundry/api/contract/codes";
import { me } from "@sundry/api/contract/member";
import { devices } from "@sundry/api/contract/session";
import { checkPassword, setPassword } from "@sundry/api/contract/wallet";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { buyer } from "../../../testing/entities.ts";
import { answer, pageConditions, expectAccessible, fail, refuse, renderPage } from "../../../testing/renderPage.tsx";

const open = "/home/ResetPayPwd";
const reached = answer(me, buyer({ mobile: "13800138000" }));
const code = page.getByLabelText("Verification code");
const fresh = page.getByLabelText("New payment password");
const repeat = page.getByLabelText("Confirm new password");
const save = page.getByRole("button", { name: "Set new payment password" });
const heading = (name: string) => page.getByRole("heading", { level: 1, name });

async function fill(digits: string, password = "Purple-Kite-7") {
  await code.fill(digits);
  await fresh.fill(password);
  await repeat.fill(password);
}

test("[SE-07] [MC-10] the code goes to the buyer's own number; the new password is set and the way leads back", async () => {
  const answers = [
    reached,
    answer(sendSms, null),
    answer(setPassword, null),
    answer(checkPassword, true),
    answer(devices, []),
  ];
  const shop = await renderPage(open, { answers });
  await expect.element(page.getByText(/We'll send a 6-digit code to 138\*{4}8000/)).toBeVisible();
  await page.getByRole("button", { name: "Send code" }).click();
  await expect.element(page.getByText(/^We sent a code to 138\*{4}8000/)).toBeVisible();
  expect(shop.sent(sendSms)).toMatchObject([{ verificationEnums: "WALLET_PASSWORD" }]);
  await fill("123456");
  await save.click();
  await expect.element(heading("Account security")).toBeVisible();
  expect(shop.sent(setPassword)).toEqual([{ password: "Purple-Kite-7", code: "123456" }]);
});

test("[SE-07] a wrong code stands at its field, and what was typed stays", async () => {
  const shop = await renderPage(open, {
    answers: [reached, refuse(setPassword, "The code is wrong or has expired.", 80210)],
  });
  await save.click();
  await expect.element(page.getByText("Enter the 6-digit code we sent you.")).toBeVisible();
  expect(shop.sent(setPassword)).toHaveLength(0);
  await fill("654321");
  await save.click();
  await expect.element(code).toHaveAccessibleDescription(/The code is wrong or has expired\./);
  await expect.element(fresh).toHaveValue("Purple-Kite-7");
});

test("[SE-07] who has no number gets the code by email; who has neither is told whom to ask", async () => {
  const shop = await renderPage(open, {
    answers: [answer(me, buyer({ email: "mei@example.com" })), answer(sendEmail, null)],
  });
  await page.getByRole("button", { name: "Send code" }).click();
  await expect.element(page.getByText(/^We sent a code to m\*{3}@example\.com/)).toBeVisible();
  expect(shop.sent(sendEmail)).toHaveLength(1);
  shop.answer(answer(me, buyer()));
  await shop.reload();
  await expect.element(page.getByRole("main").getByRole("link", { name: "Contact us" })).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
});

test("[SE-07] [BU-04] who forgot it while paying comes back to the bill", async () => {
  const bill = { price: 25, orderSns: "O1", support: ["WALLET"], walletValue: 80, walletPassword: true };
  const shop = await renderPage("/payment?orderType=TRADE&sn=T1", {
    answers: [
      answer(detail, { ...bill, detail: "Enamelled teapot", autoCancel: Date.now() + 600_000 }),
      reached,
      answer(setPassword, null),
      answer(checkPassword, true),
    ],
  });
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect.element(heading("Reset your payment password")).toBeVisible();
  await fill("123456");
  await save.click();
  await expect.element(heading("Payment")).toBeVisible();
  expect(shop.sent(detail).at(-1)).toMatchObject({ sn: "T1", orderType: "TRADE" });
});

test("[SE-07] when the account can't be read, that can be retried", async () => {
  const shop = await renderPage(open, { answers: [fail(me, "server")] });
  const again = page.getByRole("main").getByRole("button", { name: /Try again|Retry/ });
  await expect.element(again).toBeVisible();
  shop.answer(reached);
  await again.click();
  await expect.element(code).toBeVisible();
});

for (const at of pageConditions)
  test(`[HM-16] the page in ${at.name}`, async () => {
    const shop = await renderPage(open, { ...at, answers: [reached] });
    await expect.element(page.getByRole("main").getByRole("textbox").first()).toBeVisible();
    await page.getByRole("button", { name: /Set new payment password|确认重设/ }).click();
    await expectAccessible();
    shop.answer(answer(me, buyer()));
    await shop.reload();
    await expect.element(page.getByRole("main").getByRole("link", { name: /Contact us|联系我们/ })).toBeVisible();
    await expectAccessible();
  });
