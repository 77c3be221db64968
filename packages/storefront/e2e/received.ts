import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { asBuyer } from "./basket.ts";
import { ordersOf, placeOrder } from "./bills.ts";
import { openAsBuyer } from "./buyers.ts";
import { market } from "./market.ts";

/** An order line the buyer on the page has paid for. */
export interface BoughtLine {
  sn: string;
  itemSn: string;
  goodsId: string;
  skuId: string;
}

/** A buyer with an order of umbrellas, paid and shipped. */
export async function openWithShipped(page: Page, request: APIRequestContext): Promise<BoughtLine> {
  await openAsBuyer(page, request);
  const trade = await placeOrder(page, request);
  await asBuyer(page, "POST", "/payment/cashier/pay/WALLET/NATIVE", {
    form: { orderType: "TRADE", sn: trade, clientType: "PC" },
  });
  const [order] = await ordersOf(page);
  const sn = order?.sn ?? "";
  expect(await market("ship", sn)).toContain("on its way");
  const { orderItems } = (await asBuyer(page, "GET", `/order/${sn}`)) as {
    orderItems: { sn: string; goodsId: string; skuId: string }[];
  };
  const [line] = orderItems;
  if (!line) throw new Error("the order has no line");
  return { sn, itemSn: line.sn, goodsId: line.goodsId, skuId: line.skuId };
}

/** The same with receipt confirmed: the line can be reviewed. */
export async function openWithReceived(page: Page, request: APIRequestContext): Promise<BoughtLine> {
  const line = await openWithShipped(page, request);
  await asBuyer(page, "POST", `/order/${line.sn}/receiving`);
  return line;
}

/** A photo of this size in px, drawn by the browser, to choose as a file. */
export async function drawnPhoto(page: Page, name: string, width = 1200, height = 900) {
  const base64 = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement("canvas");
      canvas.width = across ?? 1;
      canvas.height = down ?? 1;
      const pen = canvas.getContext("2d");
      if (pen) {
        pen.fillStyle = "#d84";
        pen.fillRect(0, 0, canvas.width, canvas.height);
        pen.fillStyle = "#246";
        pen.fillRect(canvas.width / 4, canvas.height / 4, canvas.width / 2, canvas.height / 2);
      }
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    },
    [width, height],
  );
  return { name, mimeType: "image/png", buffer: Buffer.from(base64, "base64") };
}
