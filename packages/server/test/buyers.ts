import { ApiError } from "@sundry/api/client";
import type { Client } from "./support/ownClient.ts";
import { add as addAddress } from "@sundry/api/contract/address";
import { addSku } from "@sundry/api/contract/cart";
import { createTrade } from "@sundry/api/contract/checkout";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Lang } from "#server/locales.ts";
import { textIn } from "#server/db/translations.ts";
import { idOf } from "@sundry/demo";
import { everyRegion } from "#server/modules/platform/region/everyRegion.ts";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import { members } from "#server/db/schema/member.ts";
import { fullDiscounts, seckillOffers } from "#server/db/schema/promotion.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { nextId } from "#server/ids.ts";
import { memberById } from "#server/modules/account/member/service.ts";
import { issueSession } from "#server/modules/account/session/tokenIssue.ts";
import { dummyHash } from "#server/modules/platform/password/password.ts";
import { book } from "#server/modules/account/wallet/ledger.ts";
import type { TestShop } from "./support/shop.ts";

/** A logged-in buyer with a browser of their own. */
export interface TestBuyer {
  id: string;
  username: string;
  client: Client;
  accessToken: string;
}

let made = 0;

/** Creates a buyer and logs them in without a password, with `cents` in their wallet. */
export async function buyer(
  shop: Pick<TestShop, "services" | "database" | "visit">,
  { cents = 0, language = "en" }: { cents?: number; language?: Lang } = {},
): Promise<TestBuyer> {
  const { services, database } = shop;
  const id = nextId(services);
  made += 1;
  const username = `buyer${made}`;
  const tokens = await inTransaction(database.db, async (tx) => {
    const createdAt = new Date(services.clock.now());
    const passwordHash = dummyHash(services.config.passwordCost);
    await tx.insert(members).values({ id, username, nickName: username, passwordHash, createdAt });
    await book(tx, services, {
      kind: "WALLET_RECHARGE",
      reference: `test-${id}`,
      entries: [
        { account: { kind: "wallet", memberId: id }, cents },
        { account: { kind: "funding" }, cents: -cents },
      ],
    });
    const member = await memberById(tx, id);
    if (!member) throw new Error("the buyer was not stored");
    return issueSession(tx, services, member, { longTerm: false });
  });
  const client = shop.visit(language);
  client.session.setTokens({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken });
  client.session.setUser({ username, nickName: username, face: "" });
  return { id, username, client, accessToken: tokens.accessToken };
}

/** Region names and ids of a district, as an address carries them. */
export function regionPath(key: string): { consigneeAddressPath: string; consigneeAddressIdPath: string } {
  const region = everyRegion.find((one) => one.key === key);
  if (!region) throw new Error(`no region ${key}`);
  return {
    consigneeAddressPath: key.split("/").join(","),
    consigneeAddressIdPath: [...region.path, region.id].join(","),
  };
}

/** The fields of an address in Yiwu. */
export const inYiwu = {
  name: "Mei Tanaka",
  mobile: "13800138000",
  ...regionPath("CN/Zhejiang/Jinhua/Yiwu"),
  detail: "18 Chouzhou North Road",
};

/** Gives a buyer a default address and returns its id. */
export async function withAddress({ client }: TestBuyer): Promise<string> {
  return (await client.send(addAddress, inYiwu)).id;
}

/** A SKU for a test. */
export interface ShelfSku {
  skuId: string;
  goodsId: string;
  storeId: string;
  name: string;
}

/** SKUs of several goods of a store that are sold by the piece, with the price and stock a test needs. */
export async function shelf(
  shop: TestShop,
  storeKey: string,
  wanted: readonly { cents: number; quantity?: number }[],
): Promise<ShelfSku[]> {
  const { db } = shop.database;
  const rows = await db
    .selectDistinctOn([goods.id], {
      skuId: skus.id,
      goodsId: goods.id,
      storeId: goods.storeId,
      name: textIn("en", goods.name),
    })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(and(eq(goods.storeId, idOf("store", storeKey)), eq(goods.shelf, "UPPER"), gt(skus.quantity, 0)))
    .orderBy(asc(goods.id), asc(skus.position))
    .limit(wanted.length);
  if (rows.length < wanted.length) throw new Error(`${storeKey} has too few goods`);
  for (const [at, row] of rows.entries()) {
    const { cents: priceCents = 0, quantity = 1000 } = wanted[at] ?? {};
    await db.update(skus).set({ priceCents, quantity }).where(eq(skus.id, row.skuId));
  }
  await db
    .update(goods)
    .set({ salesModel: "RETAIL", minimum: 1, tiers: [] })
    .where(
      inArray(
        goods.id,
        rows.map(({ goodsId }) => goodsId),
      ),
    );
  return rows;
}

/** The only SKU of {@link shelf}. */
export async function oneSku(shop: TestShop, storeKey: string, wanted: { cents: number; quantity?: number }) {
  const [sku] = await shelf(shop, storeKey, [wanted]);
  if (!sku) throw new Error("no SKU");
  return sku;
}

/** Removes promotions that would change prices, so that a test sets its own. */
export async function withoutPromotions({ database: { db } }: TestShop): Promise<void> {
  await db.delete(fullDiscounts);
  await db.delete(seckillOffers);
}

export async function stockOf({ database: { db } }: Pick<TestShop, "database">, skuId: string): Promise<number> {
  const [row] = await db.select({ quantity: skus.quantity }).from(skus).where(eq(skus.id, skuId));
  return row?.quantity ?? -1;
}

/** One number from the database. */
export async function numberOf({ database: { db } }: TestShop, question: ReturnType<typeof sql>): Promise<number> {
  const [row] = await db.select({ n: sql<number>`(${question})`.mapWith(Number) }).from(sql`(values (1)) as one`);
  return row?.n ?? Number.NaN;
}

/** Adds pieces to the basket and places the order; the buyer has an address. */
export async function order({ client }: TestBuyer, lines: readonly [skuId: string, num: number][]) {
  for (const [skuId, num] of lines) await client.send(addSku, { skuId, num });
  return client.send(createTrade, { submitKey: crypto.randomUUID() });
}

/** The code of a refusal; 0 if the call succeeded. Throws faults without a code, such as a time-out. */
export async function refusalOf(sent: Promise<unknown>): Promise<number> {
  const fault = await refused(sent);
  if (fault?.code === 0) throw fault;
  return fault?.code ?? 0;
}

/** The message of a refusal; empty if the call succeeded. */
export async function sentenceOf(sent: Promise<unknown>): Promise<string> {
  return (await refused(sent))?.serverMessage ?? "";
}

async function refused(sent: Promise<unknown>): Promise<ApiError | null> {
  return sent.then(
    () => null,
    (error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    },
  );
}
