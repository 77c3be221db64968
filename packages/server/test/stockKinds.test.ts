import { addSku, getAll } from "@sundry/api/contract/cart";
import { search, skuDetail } from "@sundry/api/contract/goods";
import { cancel, get as orderOf } from "@sundry/api/contract/order";
import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { goods, orderable, skus, type StockKind } from "#server/db/schema/catalogue.ts";
import { oneSku, order, refusalOf, withoutPromotions } from "./buyers.ts";
import { lettersTo, withEmail } from "./letters.ts";
import { customer, orderSnsOf } from "./orders.ts";
import { shopCommand } from "./support/backups.ts";
import { type OwnShop, ownShop, writeCsv } from "./support/ownShop.ts";
import { told } from "./support/products.ts";
import { useShop } from "./support/shop.ts";

const pot = (sku: string, cells: Record<string, string>) => ({
  Handle: `pot-${sku}`,
  Title: `Pot ${sku}`,
  "Variant SKU": sku,
  "Variant Price": "10",
  "Variant Inventory Tracker": "shopify",
  "Variant Inventory Policy": "deny",
  ...cells,
});
const pots = [
  pot("counted", { "Variant Inventory Qty": "3" }),
  pot("made", { "Variant Inventory Qty": "2", "Variant Inventory Policy": "continue" }),
  pot("none", { "Variant Inventory Qty": "0", "Variant Inventory Policy": "CONTINUE" }),
  pot("free", { "Variant Inventory Tracker": "", "Variant Inventory Qty": "0" }),
];

async function stockIn({ database: { db } }: OwnShop) {
  const rows = await db.select().from(skus).orderBy(asc(skus.sn));
  return Object.fromEntries(rows.map(({ sn, stockKind, quantity, onHand }) => [sn, [stockKind, quantity, onHand]]));
}

describe("stock as files say it", () => {
  test("[OS-01] is counted, not counted, or made to order where none is there; export writes it back", async () => {
    const shop = await ownShop();
    await writeCsv(shop.folder, pots);
    expect(told(await shop.import())).toEqual([]);
    const expected = {
      counted: ["COUNTED", 3, null],
      free: ["UNCOUNTED", orderable, null],
      made: ["TO_ORDER", orderable, 2],
      none: ["TO_ORDER", orderable, 0],
    };
    expect(await stockIn(shop)).toEqual(expected);
    const client = shop.visit();
    const { records } = await client.send(search, { keyword: "Pot none", pageNumber: 1, pageSize: 5 });
    const { goodsId, id } = records[0] ?? expect.fail();
    expect(records[0]).toMatchObject({ stockKind: "TO_ORDER", onHand: 0 });
    const { data, specs } = await client.send(skuDetail, { goodsId, skuId: id });
    expect(data).toMatchObject({ stockKind: "TO_ORDER", onHand: 0 });
    expect(specs[0]).toMatchObject({ stockKind: "TO_ORDER", onHand: 0 });

    const copy = await ownShop();
    await shopCommand(shop.env, "export", `${copy.folder}/out`);
    expect(await copy.database.db.$count(goods)).toBe(0);
    const again = await shopCommand(copy.env, "import", `${copy.folder}/out`);
    expect(again.output).toContain("4 added");
    expect(await stockIn(copy)).toEqual(expected);
    expect((await shopCommand(shop.env, "import", `${copy.folder}/out`)).output).toContain("0 added, 0 changed");
  });

  test("[OS-01] changes its kind with the cells that say it, and stays where they are missing", async () => {
    const shop = await ownShop();
    await writeCsv(shop.folder, pots);
    await shop.import();
    const before = await stockIn(shop);
    await writeCsv(shop.folder, [{ Handle: "pot-free", "Variant Price": "12" }]);
    await shop.import();
    expect(await stockIn(shop)).toEqual(before);
    await writeCsv(shop.folder, [
      { Handle: "pot-counted", "Variant Inventory Policy": "continue" },
      { Handle: "pot-made", "Variant Inventory Policy": "deny" },
    ]);
    await shop.import();
    expect(await stockIn(shop)).toEqual({
      ...before,
      counted: ["TO_ORDER", orderable, 3],
      made: ["COUNTED", 2, null],
    });
    await writeCsv(shop.folder, [{ Handle: "pot-free", "Variant Inventory Qty": "7" }]);
    await shop.import();
    expect((await stockIn(shop)).free).toEqual(["COUNTED", 7, null]);
  });

  test("[OS-01] goods without a price are drafts that the database keeps from being on sale", async () => {
    const shop = await ownShop();
    await writeCsv(shop.folder, [{ ...pot("poor", {}), "Variant Price": "", "Variant Inventory Qty": "3" }]);
    expect(await shop.import()).toMatchObject({ added: 1, drafts: 1 });
    const [row] = await shop.database.db.select().from(goods);
    expect(row).toMatchObject({ shelf: "DOWN", priceCents: 0 });
    await expect(shop.database.db.update(goods).set({ shelf: "UPPER" })).rejects.toMatchObject({
      cause: { constraint: "goods_price" },
    });
    await writeCsv(shop.folder, [{ Handle: "pot-poor", "Variant Price": "9", Status: "active" }]);
    await shop.import();
    const [priced] = await shop.database.db.select().from(goods);
    expect(priced).toMatchObject({ shelf: "UPPER", priceCents: 900 });
  });
});

describe("orders", () => {
  const shop = useShop();

  async function withStock(key: string, stockKind: StockKind, quantity: number, onHand: number | null) {
    await withoutPromotions(shop);
    const sku = await oneSku(shop, key, { cents: 500 });
    await shop.database.db.update(skus).set({ stockKind, quantity, onHand }).where(eq(skus.id, sku.skuId));
    return sku.skuId;
  }

  async function stockNow(skuId: string) {
    const [row] = await shop.database.db.select().from(skus).where(eq(skus.id, skuId));
    return [row?.quantity, row?.onHand];
  }

  test("[BU-07] of what is made to order take what is there and owe the rest; a cancelled one gives it back", async () => {
    const skuId = await withStock("glint", "TO_ORDER", orderable, 2);
    const someone = await customer(shop);
    await order(someone, [[skuId, 5]]);
    expect(await stockNow(skuId)).toEqual([orderable, -3]);
    for (const orderSn of await orderSnsOf(someone)) await someone.client.send(cancel, { orderSn, reason: "Other" });
    expect(await stockNow(skuId)).toEqual([orderable, 2]);
  });

  test.each([
    [1, 0],
    [2, 0],
    [5, 3],
  ])(
    "[MC-02] [MC-18] the order and its letter say how many pieces are made to order: of %i, %i",
    async (num, toMake) => {
      const skuId = await withStock("glint", "TO_ORDER", orderable, 2);
      const someone = await customer(shop);
      const email = await withEmail(shop, someone);
      await order(someone, [[skuId, num]]);
      const [orderSn = ""] = await orderSnsOf(someone);
      const { orderItems: lines } = await someone.client.send(orderOf, { sn: orderSn });
      expect(lines).toMatchObject([{ num, toMake }]);
      const [letter] = await lettersTo(shop, email);
      for (const text of [letter?.html, letter?.body])
        if (toMake > 0) expect(text).toContain(`${toMake} pieces made to order`);
        else expect(text).not.toContain("made to order");
    },
  );

  test("[BU-07] of what nobody counts change no number; of what is counted take no more than there is", async () => {
    const free = await withStock("glint", "UNCOUNTED", orderable, null);
    const someone = await customer(shop);
    await order(someone, [[free, 40]]);
    expect(await stockNow(free)).toEqual([orderable, null]);
    const counted = await withStock("papermint", "COUNTED", 3, null);
    expect(await refusalOf(order(await customer(shop), [[counted, 4]]))).toBe(11011);
    expect(await stockNow(counted)).toEqual([3, null]);
  });

  test("[BU-05] a cart says how the stock of its lines is kept", async () => {
    const skuId = await withStock("glint", "TO_ORDER", orderable, 2);
    const someone = await customer(shop);
    await someone.client.send(addSku, { skuId, num: 5 });
    const { skuList } = await someone.client.send(getAll);
    expect(skuList[0]?.goodsSku).toMatchObject({ stockKind: "TO_ORDER", onHand: 2 });
  });
});
