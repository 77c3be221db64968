import type { Call } from "@sundry/api/contract/call";
import { create, post } from "@sundry/api/contract/feedback";
import { me } from "@sundry/api/contract/member";
import { home } from "@sundry/api/contract/page";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { client } from "../../shared/data/client.ts";
import { buyer } from "../../testing/entities.ts";
import {
  answer,
  pageConditions,
  expectAccessible,
  expectAddress,
  fail,
  refuse,
  renderPage,
} from "../../testing/renderPage.tsx";

const message = "Do you ship 240 umbrellas to Yiwu?";
const send = page.getByRole("button", { name: "Send message" });

async function write(subject: string): Promise<void> {
  await page.getByLabelText("Your name").fill("Mei Tanaka");
  await page.getByLabelText("Email").fill("mei@example.com");
  await page.getByLabelText("Subject").fill(subject);
  await page.getByLabelText("Message").fill(message);
}

test("[VA-04] [VA-01] each missing field says so, the first one gets the focus, and the message counts to 140", async () => {
  const shop = await renderPage("/mailUs", { loggedIn: false });
  await page.getByLabelText("Email").fill("mei@");
  await send.click();
  await expect.element(page.getByLabelText("Your name")).toHaveFocus();
  await expect.element(page.getByText("Enter a valid email address, such as name@example.com.")).toBeVisible();
  await expect.element(page.getByText("Enter your message.")).toBeVisible();
  await page.getByLabelText("Message").fill("伞".repeat(150));
  await expect.element(page.getByText("140 / 140")).toBeVisible();
  await expect.poll(() => shop.sent(post)).toEqual([]);
});

test("[MC-17] [VA-04] a failure keeps the message, even after a reload; a second press sends nothing twice", async () => {
  const shop = await renderPage("/mailUs", { loggedIn: false, answers: [fail(post, "network")] });
  await write("Through a broken line");
  await send.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await shop.reload();
  await expect.element(page.getByText("We've restored what you typed before.")).toBeVisible();
  await expect.element(page.getByLabelText("Message")).toHaveValue(message);
  const before = shop.sent(post).length;
  shop.answer(answer(post, null));
  await send.dblClick();
  await expect.element(page.getByRole("heading", { name: "Message sent" })).toBeVisible();
  await expect.poll(() => shop.sent(post)).toHaveLength(before + 1);
  await shop.reload();
  await expect.element(page.getByLabelText("Message")).toHaveValue("");
});

test("[MC-17] a visitor's message is sent as typed; the page names the address of the answer and leads on", async () => {
  const shop = await renderPage("/mailUs", { loggedIn: false, answers: [answer(post, null), fail(home, "network")] });
  await expect.poll(() => document.title).toMatch(/^Contact us - /);
  await write("240 umbrellas");
  await send.click();
  await expect.element(page.getByRole("heading", { name: "Message sent" })).toBeVisible();
  await expect.element(page.getByText(/mei@example\.com/)).toBeVisible();
  expect(shop.sent(post)).toMatchObject([{ email: "mei@example.com", subject: "240 umbrellas", content: message }]);
  await page.getByRole("link", { name: "Back to shopping" }).click();
  await expectAddress("/");
});

test("[MC-17] [AP-09] as feedback, a message has the address of the answer where no backend takes it for a tag", async () => {
  const supports = vi.spyOn(client, "supports").mockImplementation((call: Call) => call.id !== post.id);
  onTestFinished(() => supports.mockRestore());
  const shop = await renderPage("/mailUs", { answers: [answer(me, buyer()), answer(create, null)] });
  await write("240 umbrellas");
  await send.click();
  await expect.element(page.getByRole("heading", { name: "Message sent" })).toBeVisible();
  const context = ["240 umbrellas", message, "Mei Tanaka, mei@example.com"].join("\n");
  expect(shop.sent(create)).toEqual([{ context, type: "OTHER" }]);
});

test("[MC-17] a buyer's name is filled in, and the server's refusal shows at its field", async () => {
  await renderPage("/mailUs", {
    answers: [answer(me, buyer({ nickName: "Mei Tanaka" })), refuse(post, "the email address is not valid")],
  });
  await expect.element(page.getByLabelText("Your name")).toHaveValue("Mei Tanaka");
  await write("Refused");
  await send.click();
  await expect.element(page.getByLabelText("Email")).toHaveAccessibleDescription(/the email address is not valid/);
});

for (const at of pageConditions)
  test(`[HM-16] the contact page in ${at.name}`, async () => {
    await renderPage("/mailUs", { ...at, loggedIn: false });
    await expect.element(page.getByRole("button", { name: /Send message|提交留言/ })).toBeVisible();
    await expectAccessible();
  });
