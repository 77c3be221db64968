import { connect } from "node:net";
import { once } from "node:events";
import { ApiError } from "@sundry/api/client";
import { addSku } from "@sundry/api/contract/cart";
import { createTrade } from "@sundry/api/contract/checkout";
import { list as orderList } from "@sundry/api/contract/order";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "#server/start/listen.ts";
import { oneSku, withoutPromotions } from "./buyers.ts";
import { customer } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop({ chat: "desk" });

/** The shop on a port of this machine. */
async function open(): Promise<number> {
  const { port, close } = await listen(shop.app, "127.0.0.1", 0);
  onTestFinished(() => close(100));
  return port;
}

const bodies = [
  "application/x-www-form-urlencoded",
  "application/json",
  "multipart/form-data; boundary=x",
  "image/png",
];
const doors = [
  "/api/passport/userLogin",
  "/api/feedback",
  "/api/cart/create/trade",
  "/api/upload/file",
  "/sandbox/pay/424242",
  "/im/api/open",
  "/im/api/pictures",
  "/im/desk/1",
  "/nowhere",
];

test("[VA-06] a client that goes away during its body is no fault, at any door and with any body", async () => {
  const port = await open();
  const { accessToken } = await customer(shop);
  const before = shop.faults.length;
  for (const door of doors)
    for (const type of bodies)
      for (const length of ["Content-Length: 100", "Transfer-Encoding: chunked"]) {
        const socket = connect(port, "127.0.0.1");
        await once(socket, "connect");
        const begun = length.startsWith("T") ? "5\r\nhello\r\n" : "hello";
        const who = `Host: shop.test\r\nOrigin: http://shop.test\r\naccesstoken: ${accessToken}`;
        const headers = `${who}\r\nContent-Type: ${type}\r\n${length}`;
        socket.end(`POST ${door} HTTP/1.1\r\n${headers}\r\n\r\n${begun}`);
        socket.resume();
        await once(socket, "close");
      }
  // An answer after all of them: the server has handled what came before.
  expect((await fetch(`http://127.0.0.1:${port}/api/none`)).status).toBe(404);
  await shop.settled();
  expect(shop.faults.slice(before)).toEqual([]);
});

test.each([
  "/sandbox/pay/%00",
  "/sandbox/pay/%ff",
  "/sandbox/pay/%",
  "/im/desk/%00",
  "/im/desk/%E4%BD",
  "/media/uploads/%00.webp",
  "/media/photos/%00",
  "/goods/%00",
  "/fonts/%00.css",
  "/%00",
  "/outbox/%ED%A0%80",
  "/api/%00",
  "/api/order/%00/%ff?sn=%00",
  "/api/passport/connect/connect/callback/GITHUB?code=%00&state=%00",
])("[VA-06] %s is refused, and no fault", async (address) => {
  const before = shop.faults.length;
  for (const method of ["GET", "POST", "DELETE"]) {
    const { status } = await shop.app.request(address, { method });
    expect({ method, status }).toMatchObject({ status: expect.toSatisfy((code) => code >= 400 && code < 500) });
  }
  expect(shop.faults.slice(before)).toEqual([]);
});

test("[VA-06] JSON of the chat with a NUL, half a character or many levels is refused, and no fault", async () => {
  const before = shop.faults.length;
  const values = ['"a\\u0000b"', '"\\ud800"', `${"[".repeat(8000)}${"]".repeat(8000)}`, "1e400", "null"];
  for (const path of ["open", "lines"])
    for (const value of values) {
      const body = `{"token":${value},"id":${value},"text":${value},"orderSn":${value}}`;
      const headers = { "content-type": "application/json", chatkey: "x" };
      const { status } = await shop.app.request(`/im/api/${path}`, { method: "POST", headers, body });
      expect(`${path} ${value.slice(0, 20)} ${status} ${shop.faults.slice(before).join()}`).toMatch(/ 4\d\d $/);
    }
  expect(shop.faults.slice(before)).toEqual([]);
});

test("[VA-06] [AP-07] one key in two baskets at once makes one trade, which both get", async () => {
  await withoutPromotions(shop);
  const { skuId } = await oneSku(shop, "threadwell", { cents: 300 });
  const before = shop.faults.length;
  for (let round = 0; round < 5; round += 1) {
    const { client } = await customer(shop, 100_000);
    await client.send(addSku, { skuId, num: 1 });
    await client.send(addSku, { skuId, num: 1, cartType: "BUY_NOW" });
    const submitKey = `one key ${round}`;
    const both = await Promise.all(
      (["CART", "BUY_NOW"] as const).map((way) => client.send(createTrade, { way, submitKey })),
    );
    expect(both[1]?.sn).toBe(both[0]?.sn);
    expect((await client.send(orderList, {})).total).toBe(1);
  }
  expect(shop.faults.slice(before)).toEqual([]);
});

test("[VA-06] an amount that no order has is refused with words, and no fault", async () => {
  const { client } = await customer(shop, 100_000);
  const before = shop.faults.length;
  for (const expectedPrice of [1e308, -1e308, 1e15, Number.MAX_SAFE_INTEGER]) {
    const refusal = await client.send(createTrade, { expectedPrice }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect((refusal as ApiError).serverMessage).toContain("expectedPrice");
  }
  expect(shop.faults.slice(before)).toEqual([]);
});

test.each([
  ["/api/order", 200],
  ["/api/member/withdrawApply", 200],
  ["/api/store", 400],
  ["/api/afterSale/page", 400],
])("[VA-06] %s answers %i to a day that no calendar of a shop has, and no fault", async (path, expected) => {
  const { accessToken } = await customer(shop);
  const before = shop.faults.length;
  for (const day of ["9999-12-31", "9999-01-01", "0000-01-01", "0001-01-01", "0999-12-31", "2026-13-01", "day"])
    for (const query of [
      `startDate=${day}`,
      `endDate=${day}`,
      `startDate=${day} 23:59:59`,
      `endDate=${day} 23:59:59`,
    ]) {
      const { status } = await shop.app.request(`${path}?${query}`, { headers: { accesstoken: accessToken } });
      expect(`${query} ${status}`).toBe(`${query} ${expected}`);
    }
  expect(shop.faults.slice(before)).toEqual([]);
});
