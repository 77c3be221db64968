import { editOwn, me, overview } from "@sundry/api/contract/member";
import { list as orders } from "@sundry/api/contract/order";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { buyer, memberOverview } from "../../../testing/entities.ts";
import {
  answer,
  expectAccessible,
  expectAddress,
  fail,
  goTo,
  pageConditions,
  pageOf,
  renderPage,
} from "../../../testing/renderPage.tsx";

const nickname = page.getByLabelText("Nickname");
const birthday = page.getByLabelText(/^Birthday/);
const save = page.getByRole("button", { name: "Save profile" });

test("[MC-15] nickname, gender and birthday are saved, and the header follows at once", async () => {
  let stored = buyer();
  const shop = await renderPage("/home/Profile", {
    answers: [
      answer(me, () => stored),
      answer(editOwn, ({ nickName = "", birthday: born = "" }) => {
        stored = { ...stored, nickName, birthday: born, sex: 1 };
        return stored;
      }),
    ],
  });
  await nickname.fill("Mei of Rotterdam, the umbrellas");
  await expect.element(nickname).toHaveValue("Mei of Rotterdam");
  await page.getByLabelText(/^Gender/).selectOptions("Male");
  await birthday.fill("1988-02-29");
  await save.click();
  await expect.element(page.getByText("Profile saved")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Account of Mei of Rotterdam" })).toBeVisible();
  await expect
    .poll(() => shop.sent(editOwn))
    .toEqual([{ nickName: "Mei of Rotterdam", sex: "1", birthday: "1988-02-29" }]);
  await shop.reload();
  await expect.element(birthday).toHaveValue("1988-02-29");
});

test("[MC-15] [VA-04] a future birthday and an empty nickname are marked at their fields and not sent", async () => {
  const shop = await renderPage("/home/Profile");
  await nickname.fill(" ");
  await birthday.fill("2999-01-01");
  await save.click();
  await expect.element(page.getByText("Enter a nickname.")).toBeVisible();
  await expect.element(page.getByText("Your birthday can't be in the future.")).toBeVisible();
  await expect.element(nickname).toHaveFocus();
  await expect.poll(() => shop.sent(editOwn)).toEqual([]);
});

test("[MC-15] leaving with unsaved changes asks first; staying keeps them, leaving drops them", async () => {
  await renderPage("/home/Profile", { answers: [answer(orders, pageOf([])), answer(overview, memberOverview())] });
  await nickname.fill("Unsaved");
  const link = page.getByRole("navigation", { name: "My Sundry" }).getByRole("link", { name: "My orders" });
  await link.click();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await expect.element(nickname).toHaveValue("Unsaved");
  await link.click();
  await dialog.getByRole("button", { name: "Leave", exact: true }).click();
  await expectAddress(/MyOrder/);
  goTo("/home/Profile");
  await expect.element(nickname).toHaveValue("Mei Tanaka");
});

test("[MC-15] [AP-04] a refusal keeps what was typed; a profile that failed to load can be retried", async () => {
  const shop = await renderPage("/home/Profile", { answers: [fail(me, "server"), fail(editOwn, "network")] });
  await expect.element(page.getByRole("main").getByRole("alert")).toBeVisible();
  shop.answer(answer(me, buyer()));
  await page.getByRole("button", { name: "Try again" }).click();
  await nickname.fill("Mei");
  await save.click();
  await expect.element(page.getByRole("main").getByRole("alert")).toMatchTextContent("Network error. Try again later.");
  await expect.element(nickname).toHaveValue("Mei");
});

test("[MC-15] a file that is not a picture is refused without sending it", async () => {
  await renderPage("/home/Profile");
  await expect.element(save).toBeVisible();
  const field = document.querySelector<HTMLElement>("input[type='file']:not([capture])");
  await userEvent.upload(field ?? document.body, new File(["not a picture"], "note.txt", { type: "text/plain" }));
  await expect.element(page.getByText(/^Upload a photo: JPEG/)).toBeVisible();
  await page.getByRole("button", { name: "Remove photo 1" }).click();
  await expect.element(page.getByText(/^Upload a photo: JPEG/)).not.toBeInTheDocument();
});

for (const at of pageConditions)
  test(`[HM-16] the profile in ${at.name}`, async () => {
    await renderPage("/home/Profile", at);
    await expect.element(page.getByLabelText(/^(Nickname|昵称)/)).toBeVisible();
    await expectAccessible();
  });
