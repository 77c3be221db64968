import { list as feedback } from "@sundry/api/contract/article";
import { link, ticket } from "@sundry/api/contract/im";
import { get, list } from "@sundry/api/contract/order";
import { me, overview } from "@sundry/api/contract/member";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { memberOverview } from "../../testing/entities.ts";
import { orderDetail } from "../../testing/orders.ts";
import { client } from "../../shared/data/client.ts";
import { answer, expectAddress, expectCount, fail, goTo, pageOf, renderPage } from "../../testing/renderPage.tsx";

const dialog = page.getByRole("dialog", { name: "Customer service" });
const open = page.getByRole("main").getByRole("button", { name: "Customer service" });
const service = page.getByRole("navigation", { name: "Your shortcuts" }).getByRole("button", { name: /service/i });
const frame = page.getByTitle("Chat with customer service");

const order = [
  answer(overview, memberOverview()),
  answer(list, pageOf([])),
  answer(get, orderDetail()),
  answer(ticket, { token: "t", seconds: 60 }),
  answer(feedback, pageOf([])),
];

test("[SB-07] a chat that can't be reached says so and can be retried", async () => {
  const shop = await renderPage("/home/OrderDetail?sn=O1", { answers: [...order, fail(link, "network")] });
  await open.click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("Network error. Try again later.");
  shop.answer(answer(link, "/im/chat"));
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByTitle("Chat with customer service")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
});

test("[SB-07] the chat page is 500 px high, in a window 800 px wide that can be moved", async () => {
  await renderPage("/home/OrderDetail?sn=O1", { answers: [...order, answer(link, "/im/chat")] });
  await open.click();
  const chat = page.getByTitle("Chat with customer service");
  await expect.element(chat).toBeVisible();
  expect(chat.element().getBoundingClientRect().height).toBe(500);
  expect(dialog.element().getBoundingClientRect().width).toBe(800);
  await expect.element(dialog.getByRole("button", { name: "Move this window with the arrow keys" })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
});

test("[SB-07] a shop without a chat of its own says so and links to the contact form", async () => {
  await renderPage("/home/OrderDetail?sn=O1", { answers: [...order, answer(link, "http://elsewhere.example/chat")] });
  await open.click();
  await expect.element(dialog).toMatchTextContent("Chat isn't available here");
  await dialog.getByRole("link", { name: "Contact us" }).click();
  await expectAddress(/mailUs/);
});

test("[SB-07] the login is verified before anything of the chat is fetched: a refusal shows, and no chat opens", async () => {
  const shop = await renderPage("/home/OrderDetail?sn=O1", {
    answers: [...order, answer(link, "/im/chat"), fail(me, "server")],
  });
  await open.click();
  await expect.element(dialog.getByRole("alert")).toBeVisible();
  expect([shop.sent(link), shop.sent(ticket)]).toEqual([[], []]);
  await dialog.getByRole("button", { name: "Close" }).click();
});

test("[SB-07] the window stays while the buyer goes to another page, until the login ends", async () => {
  await renderPage("/home/OrderDetail?sn=O1", { answers: [...order, answer(link, "/im/chat")] });
  await open.click();
  await expect.element(frame).toBeVisible();
  const shown = frame.element();
  goTo("/mailUs");
  await expect.element(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  expect(frame.element()).toBe(shown);
  await client.session.logOut();
  await expectCount(dialog, 0);
});

test("[SB-07] the window is docked in the corner clear of the sidebar, and opens there again on this device", async () => {
  const shop = await renderPage("/mailUs", { answers: [...order, answer(link, "/im/chat")] });
  await service.click();
  await dialog.getByRole("button", { name: "Dock in the corner" }).click();
  const box = () => dialog.element().getBoundingClientRect();
  const rail = page.getByRole("navigation", { name: "Your shortcuts" }).element();
  expect(box()).toMatchObject({ width: 360, height: 560 });
  expect(box().right).toBeLessThan(rail.getBoundingClientRect().left);
  await shop.reload();
  await service.click();
  await expect.element(dialog.getByRole("button", { name: "Undock" })).toBeVisible();
  expect(box().width).toBe(360);
  await dialog.getByRole("button", { name: "Undock" }).click();
  expect(box().width).toBe(800);
  await dialog.getByRole("button", { name: "Close" }).click();
  await service.click();
  await expect.element(dialog.getByRole("button", { name: "Dock in the corner" })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
});

test("[SB-07] asked for again, the open chat keeps what is typed and takes the focus; another question loads in the same window", async () => {
  const shop = await renderPage("/home/OrderDetail?sn=O1", { answers: [...order, answer(link, "/im/chat")] });
  await open.click();
  await dialog.getByRole("button", { name: "Dock in the corner" }).click();
  const [shown, window] = [frame.element(), dialog.element()];
  await open.click();
  expect(document.activeElement).toBe(shown);
  expect([frame.element(), shop.sent(link)]).toEqual([shown, [{}]]);

  const linked = Promise.withResolvers<string>();
  shop.answer(answer(link, () => linked.promise));
  await service.click();
  await expectCount(frame, 0);
  expect(document.activeElement).toBe(window);
  linked.resolve("/im/chat");
  await expect.element(frame).toHaveAttribute("src", expect.not.stringContaining("orderSn"));
  expect(dialog.element()).toBe(window);
  await dialog.getByRole("button", { name: "Close" }).click();
});
