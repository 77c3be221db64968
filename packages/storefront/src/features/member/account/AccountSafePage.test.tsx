import { me } from "@sundry/api/contract/member";
import { letters, setLetters } from "@sundry/api/contract/message";
import type { ClosingObstacle } from "@sundry/api/contract/entities/privacy";
import { create } from "@sundry/api/contract/captcha";
import { sendEmail } from "@sundry/api/contract/codes";
import { archive, close, closing, keep } from "@sundry/api/contract/privacy";
import { devices, endDevice, endOtherDevices, logout } from "@sundry/api/contract/session";
import { checkPassword, setPassword, updatePassword } from "@sundry/api/contract/wallet";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { buyer } from "../../../testing/entities.ts";
import {
  answer,
  expectAccessible,
  expectAddress,
  fail,
  goTo,
  pageConditions,
  refuse,
  renderPage,
} from "../../../testing/renderPage.tsx";
import { emptyPuzzle } from "../../../testing/puzzle.ts";

const address = "/home/AccountSafe";
const password = "Purple-Kite-7";
const main = page.getByRole("main");
const dialog = page.getByRole("dialog");
const thisDevice = {
  id: "1",
  device: "Chrome · macOS",
  loggedInAt: "2026-03-02 09:30:00",
  usedAt: "2026-03-02 10:00:00",
  isThis: true,
};
const phone = { ...thisDevice, id: "2", device: "Safari · iPhone", isThis: false };
const unnamed = { ...thisDevice, id: "3", device: null, loggedInAt: null, isThis: false };
const here = answer(devices, [thisDevice]);
const setUp = page.getByRole("button", { name: /^(Set up|去设置)$/ });
const save = dialog.getByRole("button", { name: /^(Save|保存)$/ });

async function fillIn(next: string, old?: string) {
  if (old !== undefined) await dialog.getByLabelText("Current payment password").fill(old);
  await dialog.getByLabelText("New payment password").fill(next);
  await dialog.getByLabelText("Confirm new password").fill(next);
  await save.click();
}

test("[MC-10] [SE-07] the payment password is set, then changed with the old one", async () => {
  let isSet = false;
  const shop = await renderPage(address, {
    answers: [
      here,
      answer(checkPassword, () => isSet),
      answer(setPassword, () => {
        isSet = true;
        return null;
      }),
      refuse(updatePassword, "Your current password is wrong.", 20_016),
    ],
  });
  await setUp.click();
  await fillIn("short");
  await expect.element(dialog.getByText("Use at least 8 characters. You entered 5.")).toBeVisible();
  await expect.poll(() => shop.sent(setPassword)).toEqual([]);
  await fillIn(password);
  await expect.element(page.getByText("Payment password set")).toBeVisible();
  await expect.poll(() => shop.sent(setPassword)).toEqual([{ password }]);
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await fillIn("Another sound one", "not the old one");
  await expect.element(dialog.getByText("Your current password is wrong.")).toBeVisible();
  await expect.element(dialog.getByLabelText("Current payment password")).toHaveFocus();
  shop.answer(answer(updatePassword, null));
  await fillIn("Another sound one", password);
  await expect.element(page.getByText("Payment password changed")).toBeVisible();
  expect(shop.sent(updatePassword).at(-1)).toEqual({ oldPassword: password, newPassword: "Another sound one" });
});

test("[MC-15] a failed load shows an error and can be retried; the page logs out", async () => {
  const shop = await renderPage(address, { answers: [here, fail(checkPassword, "server"), answer(logout, null)] });
  const retry = main.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  shop.answer(answer(checkPassword, false));
  await retry.click();
  await expect.element(setUp).toBeVisible();
  await main.getByRole("button", { name: "Log out" }).click();
  await expectAddress(/^#\/login/);
});

const withEmail = buyer({ email: "mei@example.com" });

test("[MC-18] a buyer with an email address turns emails about parcels off and on", async () => {
  let wanted = true;
  const shop = await renderPage(address, {
    answers: [
      here,
      answer(checkPassword, false),
      answer(me, withEmail),
      answer(letters, () => wanted),
      answer(setLetters, (sent) => {
        wanted = sent["wanted"] === "true";
        return null;
      }),
    ],
  });
  await main.getByRole("button", { name: "Turn off" }).click();
  await expect.element(main.getByText(/^Off\. We only email you about orders/)).toBeVisible();
  await main.getByRole("button", { name: "Turn on" }).click();
  await expect.element(main.getByText(/^On\. We email you/)).toBeVisible();
  expect(shop.sent(setLetters)).toEqual([{ wanted: "false" }, { wanted: "true" }]);
});

test("[MC-18] without an email address there are no emails to turn off", async () => {
  await renderPage(address, { answers: [here, answer(checkPassword, false), answer(me, buyer())] });
  await expect.element(setUp).toBeEnabled();
  await expect.element(main.getByText("Emails about your orders")).not.toBeInTheDocument();
});

test("[SE-09] devices are shown with this one first; one is logged out, then all others", async () => {
  let all = [thisDevice, phone, unnamed];
  const shop = await renderPage(address, {
    answers: [
      answer(checkPassword, false),
      answer(devices, () => all),
      answer(endDevice, ({ id }) => {
        all = all.filter((one) => one.id !== id);
        return null;
      }),
      answer(endOtherDevices, () => {
        all = [thisDevice];
        return null;
      }),
    ],
  });
  const list = main.getByRole("region", { name: "Where you're logged in" });
  const rows = list.getByRole("listitem");
  await expect.element(rows.nth(0)).toHaveTextContent("Chrome · macOSThis device Logged in 2 Mar 2026, 09:30");
  await expect.element(rows.nth(0).getByRole("button")).not.toBeInTheDocument();
  await expect
    .element(rows.nth(1))
    .toHaveTextContent("Safari · iPhoneLast used 2 Mar 2026, 10:00 Logged in 2 Mar 2026, 09:30Log out");
  await expect.element(rows.nth(2)).toHaveTextContent("Unknown browserLast used 2 Mar 2026, 10:00Log out");
  await list.getByRole("button", { name: "Log out Safari · iPhone" }).click();
  await expect.element(page.getByText("Device logged out")).toBeVisible();
  await expect.poll(() => rows.elements().length).toBe(2);
  await expect.poll(() => document.activeElement?.id).toBe("content");
  await list.getByRole("button", { name: "Log out everywhere else" }).click();
  await expect.element(page.getByText("Logged out everywhere else")).toBeVisible();
  await expect.poll(() => rows.elements().length).toBe(1);
  await expect.element(list.getByRole("button")).not.toBeInTheDocument();
  expect(shop.sent(endDevice)).toEqual([{ id: "2" }]);
});

test("[SE-09] devices that can't be read say why, and the rest of the page works", async () => {
  const shop = await renderPage(address, { answers: [answer(checkPassword, false), fail(devices, "network")] });
  const list = main.getByRole("region", { name: "Where you're logged in" });
  await expect.element(setUp).toBeEnabled();
  await expect.element(list.getByRole("button", { name: "Try again" })).toBeVisible();
  shop.answer(here);
  await list.getByRole("button", { name: "Try again" }).click();
  await expect.element(list.getByText("Chrome · macOS")).toBeVisible();
});

test("[MC-20] the archive with the buyer's data is made on a press, then a link downloads it until it ends", async () => {
  const shop = await renderPage(address, {
    answers: [here, answer(checkPassword, false), refuse(archive, "You're doing that too often.", 1003)],
  });
  const prepare = main.getByRole("button", { name: "Get my data" });
  await prepare.click();
  await expect.element(page.getByText("You're doing that too often.")).toBeVisible();
  const url = "/api/member/archive/file?buyer=1&until=2&signature=3";
  shop.answer(answer(archive, { url, until: "2026-03-03 09:30:00" }));
  await prepare.click();
  await expect.element(main.getByText("Ready to download until 3 Mar 2026, 09:30.", { exact: false })).toBeVisible();
  const download = main.getByRole("link", { name: "Download" });
  await expect.element(download).toHaveAttribute("href", new URL(url, window.location.href).href);
  await expect.element(download).toHaveAttribute("download");
});

const closesAt = "2026-03-16 09:30:00";
const free = { closesAt: null, proof: "PASSWORD", obstacles: [] as ClosingObstacle[] };
const openClosing = () => main.getByRole("button", { name: /^(Close account|注销账号)$/ }).click();
const submitClosing = dialog.getByRole("button", { name: /^(Close my account|确认注销)$/ });

test("[MC-19] the password closes the account and logs out; a wrong one says so at its field", async () => {
  const shop = await renderPage(address, {
    answers: [
      here,
      answer(checkPassword, false),
      answer(closing, free),
      refuse(close, "Your current password is wrong.", 20_016),
      answer(logout, null),
    ],
  });
  await openClosing();
  await submitClosing.click();
  await expect.element(dialog.getByText("Enter your current password.")).toBeVisible();
  await dialog.getByLabelText("Your password").fill("not this one");
  await submitClosing.click();
  await expect.element(dialog.getByText("Your current password is wrong.")).toBeVisible();
  shop.answer(answer(close, { ...free, closesAt }));
  await dialog.getByLabelText("Your password").fill(password);
  await submitClosing.click();
  await expectAddress(/^#\/login/);
  await expect.element(page.getByText("Your account closes on 16 Mar 2026, 09:30.", { exact: false })).toBeVisible();
  expect(shop.sent(close).at(-1)).toEqual({ password });
});

test("[MC-19] what has to end first is named with links instead of a form; a failed read can be retried", async () => {
  const obstacles = [
    { kind: "ORDER", names: ["O1", "O2"] },
    { kind: "MONEY", names: [], amount: 12.5 },
    { kind: "SOMETHING_NEW", names: [] },
  ];
  const shop = await renderPage(address, {
    answers: [here, answer(checkPassword, false), fail(closing, "network")],
  });
  await openClosing();
  await expect.element(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
  shop.answer(answer(closing, { ...free, obstacles }));
  await dialog.getByRole("button", { name: "Try again" }).click();
  const orders = dialog.getByRole("link", { name: "2 orders that aren't finished" });
  await expect.element(orders).toHaveAttribute("href", expect.stringContaining("/home/MyOrder"));
  await expect.element(dialog.getByText("O1 · O2")).toBeVisible();
  await expect.element(dialog.getByRole("link", { name: /12\.50 in your wallet/ })).toBeVisible();
  await expect.element(submitClosing).not.toBeInTheDocument();
});

test("[MC-19] a buyer without a password gets a code; one who can't get any is sent to the shop", async () => {
  const shop = await renderPage(address, {
    answers: [
      here,
      answer(checkPassword, false),
      answer(me, withEmail),
      answer(letters, true),
      answer(create, emptyPuzzle),
      refuse(sendEmail, "Solve the puzzle first.", 80_204),
      answer(closing, { ...free, proof: "CODE" }),
    ],
  });
  await openClosing();
  await dialog.getByRole("button", { name: "Send code" }).click();
  const puzzle = page.getByRole("dialog", { name: "Security check" });
  await expect.element(puzzle).toBeVisible();
  await puzzle.getByRole("button", { name: "Close", exact: true }).click();
  await expect.element(puzzle).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  shop.answer(answer(closing, { ...free, proof: null }));
  await openClosing();
  await expect.element(dialog.getByRole("link", { name: "Contact us" })).toBeVisible();
});

test("[MC-19] an account that is about to close says when, and is kept with a press", async () => {
  let member = buyer({ closesAt });
  const shop = await renderPage(address, {
    answers: [
      here,
      answer(checkPassword, false),
      answer(me, () => member),
      answer(keep, () => {
        member = buyer();
        return null;
      }),
    ],
  });
  await expect.element(page.getByText("Your account closes on 16 Mar 2026, 09:30.", { exact: false })).toBeVisible();
  await expect.element(main.getByRole("button", { name: "Close account" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect.element(page.getByText("We've kept your account")).toBeVisible();
  await expect.element(main.getByRole("button", { name: "Close account" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Keep my account" })).not.toBeInTheDocument();
  expect(shop.sent(keep)).toHaveLength(1);
});

for (const at of pageConditions)
  test(`[HM-16] account security and passwords in ${at.name}`, async () => {
    await renderPage(address, {
      ...at,
      answers: [
        answer(devices, [thisDevice, phone, unnamed]),
        answer(checkPassword, false),
        answer(me, withEmail),
        answer(letters, true),
        answer(closing, free),
      ],
    });
    await expect.element(setUp).toBeEnabled();
    await expectAccessible();
    await openClosing();
    await expect.element(submitClosing).toBeVisible();
    await expectAccessible();
    await dialog.getByRole("button", { name: /^(Close|关闭)$/ }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await setUp.click();
    await expect.element(save).toBeVisible();
    await expectAccessible();
    await dialog.getByRole("button", { name: /^(Close|关闭)$/ }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    goTo("/home/ModifyPwd");
    await expect.element(page.getByRole("button", { name: /Change password|确认修改/ })).toBeVisible();
    await expectAccessible();
  });
