import { create, work } from "@sundry/api/contract/captcha";
import { sendSms } from "@sundry/api/contract/codes";
import { get as order } from "@sundry/api/contract/order";
import { home } from "@sundry/api/contract/page";
import { me } from "@sundry/api/contract/member";
import { devices, logout, userLogin } from "@sundry/api/contract/session";
import { checkPassword } from "@sundry/api/contract/wallet";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { client } from "../../shared/data/client.ts";
import { storage } from "../../shared/session/storage.ts";
import { buyer } from "../../testing/entities.ts";
import { orderDetail } from "../../testing/orders.ts";
import {
  answer,
  busy,
  expectAccessible,
  expectAddress,
  expectNoSidewaysScroll,
  fail,
  pageConditions,
  refuse,
  renderPage,
  wideDark,
} from "../../testing/renderPage.tsx";
import { emptyPuzzle } from "../../testing/puzzle.ts";

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

test("[SE-06] [HM-16] who does not see the puzzle gets the code after a check by the device", async () => {
  const shop = await renderPage("/login", {
    loggedIn: false,
    answers: [answer(create, { ...emptyPuzzle, workBits: 8 }), refuse(sendSms, "Solve the puzzle first.", 80_204)],
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
  await expect.poll(() => shop.sent(work)).toHaveLength(1);
});

test("[SE-06] a check by the device that is refused says why, and the picture stays", async () => {
  await renderPage("/login", {
    loggedIn: false,
    answers: [
      answer(create, { ...emptyPuzzle, workBits: 8 }),
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

test("[SE-06] a server without that check offers the picture alone; closed unsolved, it leaves the form unchanged", async () => {
  await renderPage("/login", {
    loggedIn: false,
    answers: [answer(create, emptyPuzzle), refuse(sendSms, "Solve the puzzle first.", 80_204)],
  });
  await page.getByRole("tab", { name: "Text code" }).click();
  await page.getByLabelText("Mobile number").fill("13800138000");
  await page.getByRole("button", { name: "Send code" }).click();
  const dialog = page.getByRole("dialog", { name: "Security check" });
  await expect.element(dialog.getByRole("slider")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Check without the picture" })).not.toBeInTheDocument();
  // Closed unsolved, it leaves the form as it was.
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Solve the puzzle first.")).toBeVisible();
  await expect.element(page.getByLabelText("Mobile number")).toHaveValue("13800138000");
  await expect.element(page.getByRole("button", { name: "Send code" })).toBeEnabled();
});

const tokens = { accessToken: "a", refreshToken: "r" };

async function logIn(password = "a sound password") {
  await page.getByLabelText("Username, mobile or email").fill("mei");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

test("[SE-06] [RT-05] a wrong password is shown at the form, and the right one leads back with the query", async () => {
  const shop = await renderPage("/home/OrderDetail?sn=O1", {
    loggedIn: false,
    answers: [refuse(userLogin, "Username or password is wrong.", 20_010), answer(order, orderDetail())],
  });
  await expectAddress(/^#\/login\?/);
  await logIn("not the password");
  await expect.element(page.getByRole("alert")).toMatchTextContent("Username or password is wrong.");
  shop.answer(answer(userLogin, tokens), answer(logout, null));
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("a sound password");
  await page.getByRole("button", { name: "Log in" }).click();
  await expectAddress("/home/OrderDetail?sn=O1");
});

test("[SE-06] who has to wait for a busy shop is told so, and is logged in when it is their turn", async () => {
  const shop = await renderPage("/login", { loggedIn: false, answers: [busy(userLogin), fail(home, "network")] });
  await logIn();
  await expect
    .element(page.getByText("The shop is very busy. You're in the queue, so keep this page open."))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Log in" })).toHaveAttribute("aria-busy", "true");
  shop.answer(answer(userLogin, tokens), answer(logout, null));
  await expectAddress("/");
});

test("[MC-19] whoever has asked to close their account is led to where they can keep it", async () => {
  await renderPage("/login?rePath=%2FmailUs", {
    loggedIn: false,
    answers: [
      answer(userLogin, tokens),
      answer(me, buyer({ closesAt: "2026-03-16 09:30:00" })),
      answer(checkPassword, false),
      answer(devices, []),
      answer(logout, null),
    ],
  });
  await logIn();
  await expectAddress("/home/AccountSafe");
  await expect.element(page.getByRole("button", { name: "Keep my account" })).toBeVisible();
});

test("[RT-06] a hostile return path leads home", async () => {
  await renderPage("/login?rePath=%2F%2Fevil.example&query=%7Bbroken", {
    loggedIn: false,
    answers: [answer(userLogin, tokens), answer(logout, null), fail(home, "network")],
  });
  await logIn();
  await expectAddress("/");
});

test("[SE-01] logging out clears the session at once, even when the server can't be reached", async () => {
  const shop = await renderPage("/mailUs", { answers: [fail(logout, "network")] });
  client.session.setTokens(tokens);
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expectAddress(/^#\/login/);
  for (const key of ["accessToken", "refreshToken", "userInfo"]) expect(storage.get(key), key).toBeNull();
  expect(storage.get("uuid")).not.toBeNull();
  await expect.poll(() => shop.sent(logout)).toHaveLength(1);
});

test("[HM-16] the ways to log in fit a small phone in English", async () => {
  await renderPage("/login", { loggedIn: false, width: 320 });
  const tab = page.getByRole("tab", { name: "QR code" });
  await expect.element(tab).toBeInViewport({ ratio: 1 });
  expectNoSidewaysScroll();
});

for (const at of [...pageConditions, wideDark])
  test(`[HM-16] login and registration in ${at.name}`, async () => {
    const shop = await renderPage("/login", { ...at, loggedIn: false });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible();
    await shop.reload("/signUp");
    await expect.element(page.getByRole("checkbox")).toBeVisible();
    await expectAccessible();
  });
