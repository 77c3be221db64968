import { expect, type Page, test, type WebSocket } from "@playwright/test";
import { pageConditions, expectAccessible, openIn } from "./accessible.ts";
import { interceptRequests } from "./answers.ts";
import { asBuyer, find } from "./basket.ts";
import { ordersOf, placeOrder, umbrella } from "./bills.ts";
import { openAsBuyer } from "./buyers.ts";
import { market } from "./market.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: /^(Customer service|联系客服)$/ });
const chat = (page: Page) => page.frameLocator("iframe");
const field = (page: Page) => chat(page).getByRole("textbox");
const log = (page: Page) => chat(page).getByRole("log");
const service = (page: Page) =>
  page.getByRole("navigation", { name: "Your shortcuts" }).locator('[data-entry="service"]');

async function talkOf(page: Page): Promise<string> {
  const [talk] = (await asBuyer(page, "GET", "/im/talk/list")) as { id: string }[];
  return talk?.id ?? "";
}

/** The buyer's messages on the server. */
async function saidIn(page: Page): Promise<string[]> {
  const messages = (await asBuyer(page, "GET", `/im/message?talkId=${await talkOf(page)}`)) as { text: string }[];
  return messages.map(({ text }) => text);
}

test("[SB-07] [VA-01] buyer and store chat, from an offered question on; their messages are still there later; a text is cut at 140", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  const asked: string[] = [];
  page.on("request", (one) => asked.push(one.url()));
  await page.goto("/#/mailUs");
  await service(page).click();
  await expect(field(page)).toBeEnabled();
  const paths = asked.map((url) => new URL(url).pathname);
  expect(paths.indexOf("/api/passport")).toBeGreaterThan(-1);
  expect(paths.indexOf("/api/passport")).toBeLessThan(paths.indexOf("/api/ic"));
  const session = await page.evaluate(() => localStorage.getItem("accessToken") ?? "none");
  expect(asked.filter((url) => url.includes(session))).toEqual([]);
  const starters = chat(page).getByRole("group", { name: "Common questions" });
  await expect(starters.getByRole("button")).toHaveCount(3);
  await expect(dialog(page).getByRole("heading", { name: "Customer service" })).toHaveCount(1);
  await starters.getByRole("button", { name: "What does shipping cost?" }).press("Enter");
  await expect(log(page)).toContainText("What does shipping cost?");
  await expect(starters).toBeHidden();
  await expect(field(page)).toBeFocused();
  await field(page).fill("好".repeat(141));
  await expect(field(page)).toHaveValue("好".repeat(140));
  await field(page).fill("Is the lamp dimmable?");
  await field(page).press("Enter");
  await expect(log(page)).toContainText("Is the lamp dimmable?");
  await expect(field(page)).toHaveValue("");
  await market("chat-reply", await talkOf(page), "It", "is.");
  await expect(log(page)).toContainText("It is.");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();
  await service(page).click();
  for (const text of ["What does shipping cost?", "It is."]) await expect(log(page)).toContainText(text);
  await expect(starters).toBeHidden();
  await field(page).press("Escape");
  await expect(dialog(page)).toBeHidden();
});

test("[EN-06] [SB-07] a chat closes its socket when the page is put away, and opens it again when Back brings the page", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.goto("/#/mailUs");
  const toChat = (socket: WebSocket) => socket.url().includes("/api/lili/webSocket/");
  const connected = page.waitForEvent("websocket", toChat);
  await service(page).click();
  const socket = await connected;
  await socket.waitForEvent("framesent");
  // This browser restores no page, so the page is told what others tell it.
  const tell = (event: string) =>
    page
      .frames()
      .find((frame) => frame.url().includes("/im/"))
      ?.evaluate((name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })), event);
  const closed = socket.waitForEvent("close");
  await tell("pagehide");
  await closed;
  const again = page.waitForEvent("websocket", toChat);
  await tell("pageshow");
  await again;
});

test("[SB-07] a message is pushed to the buyer and to the desk, where a half-written reply stays", async ({
  page,
  request,
  context,
}) => {
  await openAsBuyer(page, request);
  await page.goto("/#/mailUs");
  const connected = page.waitForEvent("websocket", (socket) => socket.url().includes("/api/lili/webSocket/"));
  await service(page).click();
  const pushed = (await connected).waitForEvent("framereceived", ({ payload }) => String(payload).includes("dimmable"));
  await field(page).fill("Is the lamp dimmable?");
  await field(page).press("Enter");
  await pushed;
  const desk = await context.newPage();
  const deskConnected = desk.waitForEvent("websocket");
  await desk.goto(`/im/desk/${await talkOf(page)}`);
  const received = (await deskConnected).waitForEvent("framereceived");
  await expect(desk.getByText("Is the lamp dimmable?")).toBeVisible();
  await desk.getByLabel("Reply", { exact: true }).fill("One moment");
  await field(page).fill("The brass one.");
  await field(page).press("Enter");
  await received;
  await expect(desk.getByText("The brass one.")).toBeVisible();
  await expect(desk.getByLabel("Reply", { exact: true })).toHaveValue("One moment");
  await desk.getByRole("button", { name: "Send" }).click();
  await expect(log(page)).toContainText("One moment");
});

test("[SB-07] if the connection drops again and again, the chat polls and reconnects, and sends nothing twice", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.goto("/#/mailUs");
  let tried = 0;
  await page.routeWebSocket(/\/webSocket\//, (socket) => {
    tried += 1;
    void socket.close({ code: 1011 });
  });
  await service(page).click();
  await expect(field(page)).toBeEnabled();
  await field(page).fill("Is the lamp dimmable?");
  await field(page).press("Enter");
  await expect(log(page)).toContainText("Is the lamp dimmable?");
  // The reply must not be there before the question.
  await expect(log(page)).not.toContainText("Sending");
  await market("chat-reply", await talkOf(page), "It", "is.");
  await expect(log(page)).toContainText("It is.");
  await expect.poll(() => tried).toBeGreaterThan(1);

  // The message arrives, but its answer is lost.
  const restore = await interceptRequests(page, "**/im/api/lines", async (route) => {
    await route.fetch();
    await route.abort();
  });
  // The next poll would bring it, and take the button away.
  const poll = await interceptRequests(page, "**/im/api/lines?*", (route) => route.abort());
  await field(page).fill("The brass one?");
  await field(page).press("Enter");
  await expect(log(page)).toContainText("Not sent");
  restore();
  await log(page).getByRole("button", { name: "Try again" }).click();
  poll();
  await expect(log(page)).not.toContainText("Sending");
  await expect(log(page)).not.toContainText("Not sent");
  expect(await saidIn(page)).toEqual(["Is the lamp dimmable?", "It is.", "The brass one?"]);
});

test("[SB-07] Enter belongs to the input method while Chinese is composed; no text is longer than 140 characters; a burst over a slow network arrives complete and in order, and text typed meanwhile stays", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.goto("/#/mailUs");
  await service(page).click();
  await expect(field(page)).toBeEnabled();
  await field(page).fill("请问");
  await field(page).evaluate((element) =>
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true })),
  );
  await field(page).press("Shift+Enter");
  await expect(log(page)).not.toContainText("请问");
  await field(page).fill("a".repeat(200));
  await expect(chat(page).getByRole("status")).toContainText("Shortened to 140 characters.");
  await expect(field(page)).toHaveValue("a".repeat(140));
  await field(page).fill("");
  await expect(chat(page).getByRole("status")).not.toContainText("Shortened");
  const restore = await interceptRequests(page, "**/im/api/lines", (route) => route.abort());
  const asked = "请问有货吗";
  await field(page).fill(asked);
  await chat(page).getByRole("button", { name: "Send", exact: true }).click();
  await expect(log(page)).toContainText("Not sent");
  await expect(log(page)).toContainText(asked);
  restore();
  await log(page).getByRole("button", { name: "Try again" }).click();
  await expect(log(page)).not.toContainText("Not sent");
  await expect.poll(() => saidIn(page)).toEqual([asked]);

  const answered = Promise.withResolvers<void>();
  await interceptRequests(page, "**/im/api/lines", async (route) => {
    await answered.promise;
    await route.continue();
  });
  const said = ["one", "two", "three", "four", "five"];
  for (const text of said) {
    await field(page).pressSequentially(text);
    await field(page).press("Enter");
  }
  await field(page).pressSequentially("And another thing");
  for (const text of said) await expect(log(page)).toContainText(text);
  answered.resolve();
  await expect.poll(() => saidIn(page)).toEqual([asked, ...said]);
  await expect(log(page)).not.toContainText("Sending");
  await expect(field(page)).toHaveValue("And another thing");
  await expect(log(page).locator("p")).toHaveText([asked, ...said]);
});

test("[SB-07] [MC-03] Customer service in an order attaches the order, once; its store asks whether it is about that order", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await placeOrder(page, request);
  const [{ sn } = { sn: "" }] = await ordersOf(page);
  await page.goto(`/#/home/OrderDetail?sn=${sn}`);
  const open = page.getByRole("main").getByRole("button", { name: "Customer service" });
  const attached = chat(page).getByText(/^Goes with your message/);
  await open.click();
  await expect(attached).toBeVisible();
  await field(page).fill("Where is it?");
  await field(page).press("Enter");
  await expect(log(page).getByRole("link", { name: new RegExp(`Order ${sn}`) })).toBeVisible();
  await expect(log(page)).toContainText("Where is it?");
  await expect(attached).toBeHidden();
  await expect.poll(async () => (await saidIn(page)).at(-1)).toBe("Where is it?");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await open.click();
  await expect(log(page)).toContainText("Where is it?");
  await expect(attached).toBeHidden();

  await dialog(page).getByRole("button", { name: "Close" }).click();
  const [{ storeId } = { storeId: "" }] = await find(request, umbrella);
  await page.goto(`/#/merchant?id=${storeId}`);
  await page.getByRole("button", { name: "Contact store" }).click();
  await chat(page)
    .getByRole("button", { name: /^Is this about your last order\?/ })
    .click();
  await expect(log(page).getByRole("link", { name: new RegExp(`Order ${sn}`) })).toBeVisible();
  await expect(chat(page).getByText("last order")).toBeHidden();
});

test("[SB-07] [GD-02] from a product the chat is with its store, and the product can be sent along", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  const [lamp] = await find(request, "umbrella");
  if (!lamp) throw new Error("no goods");
  await page.goto(`/#/goodsDetail?goodsId=${lamp.goodsId}&skuId=${lamp.id}`);
  const contact = page.getByRole("button", { name: "Contact store" });
  await contact.click();
  await expect(chat(page).getByRole("heading", { level: 1 })).toHaveText(lamp.storeName);
  await chat(page).getByRole("button", { name: "Send this product" }).click();
  await expect(log(page).getByRole("link")).toContainText(lamp.goodsName);
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(contact).toBeFocused();
  await page.goto(`/#/merchant?id=${lamp.storeId}`);
  await page.getByRole("button", { name: "Contact store" }).click();
  await expect(log(page).getByRole("link")).toContainText(lamp.goodsName);
});

test("[HM-16] the chat in either theme and language, at 1440, 390 and 320 px", async ({ page, request }) => {
  await openAsBuyer(page, request);
  const [lamp] = await find(request, "umbrella");
  for (const at of pageConditions) {
    await openIn(page, `/goodsDetail?goodsId=${lamp?.goodsId}&skuId=${lamp?.id}`, at);
    const contact = at.width >= 1024 ? /^Contact store$/ : /^客服$/;
    await page.getByRole("button", { name: contact }).click();
    await expect(field(page), at.name).toBeEnabled();
    const said = `你好, how long does it take? (${at.width})`;
    await field(page).fill(said);
    await field(page).press("Enter");
    await expect(log(page), at.name).toContainText(said);
    await expectAccessible(page);
  }
});

test.describe("a buyer in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("[SB-07] [SK-04] the chat is isolated from the shop, keeps its clock, stays on the screen, and fills a phone's", async ({
    page,
    request,
  }) => {
    await openAsBuyer(page, request);
    await page.goto("/#/mailUs");
    await service(page).click();
    await expect(field(page)).toBeEnabled();
    const frame = page.frames().find((one) => one.url().includes("/im/chat"));
    expect(await frame?.evaluate(() => window.origin)).toBe("null");
    // Its address keeps no token (product 28).
    expect(await frame?.evaluate(() => location.search)).toBe("");
    // A message from outside the chat can't close it.
    await page.evaluate(() => window.postMessage("close-chat", "*"));

    await field(page).fill("Is the lamp dimmable?");
    await field(page).press("Enter");
    const said = log(page).locator("time");
    const at = new Date((await said.getAttribute("datetime")) ?? "");
    const inChina = new Intl.DateTimeFormat("en-GB", {
      timeZone: "Asia/Shanghai",
      hour: "2-digit",
      minute: "2-digit",
    }).format(at);
    await expect(said).toHaveText(`${inChina} GMT+8`);

    // The window slides up as it opens: measure it once it is in place.
    await dialog(page).evaluate((shown) => Promise.all(shown.getAnimations().map(({ finished }) => finished)));
    const box = async () => (await dialog(page).boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
    await expect.poll(box).toMatchObject({ x: 320, width: 800 });
    expect((await page.locator("iframe").boundingBox())?.height).toBe(500);
    await page.mouse.move(720, (await box()).y + 20);
    await page.mouse.down();
    await page.mouse.move(4000, 4000, { steps: 4 });
    await page.mouse.up();
    await expect.poll(box).toMatchObject({ x: 640, y: 900 - 552 });
    await dialog(page).getByRole("button", { name: "Move this window with the arrow keys" }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(async () => (await box()).x).toBe(624);
    await page.keyboard.press("Home");
    await expect.poll(async () => (await box()).x).toBe(320);
    await page.setViewportSize({ width: 839, height: 700 });
    await expect.poll(box).toEqual({ x: 0, y: 0, width: 839, height: 700 });
  });
});
