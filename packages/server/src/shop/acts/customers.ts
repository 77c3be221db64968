import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { stringify } from "csv-stringify/sync";
import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import { memberAddresses, members } from "#server/db/schema/member.ts";
import { orderItems, orders } from "#server/db/schema/order.ts";
import { wallets } from "#server/db/schema/wallet.ts";
import type { Tx } from "#server/db/transaction.ts";
import { type Command, noMoreWords, UsageError, wordAt } from "#server/market/command.ts";
import { type MemberRow, memberNamed, memberWithId } from "#server/modules/account/member/queries.ts";
import { markErased } from "#server/modules/shopwide/privacy/closing.ts";
import { erasePerson, lockPerson, nameOfErased } from "#server/modules/shopwide/privacy/erase.ts";
import { obstaclesOf, obstacleWords } from "#server/modules/shopwide/privacy/obstacles.ts";
import { archiveOf } from "#server/modules/shopwide/privacy/archive.ts";
import { exportPerson } from "#server/modules/shopwide/privacy/personalRows.ts";
import { toWire } from "#server/money/cents.ts";
import { wireMoment } from "#server/shopTime.ts";
import { type Entry, longest } from "./lists.ts";
import type { AskedOrders } from "./orders.ts";

/** Buyers who registered in a period, the newest first, with what they paid. */
export async function listCustomers(tx: Tx, asked: AskedOrders): Promise<Entry[]> {
  return (await customersAndSums(tx, { ...asked, limit: longest })).map(({ member, sums }) => entryOf(member, sums));
}

/** All of them as CSV, with times in the shop's zone. */
export async function customersCsv(tx: Tx, asked: AskedOrders, zone: string): Promise<string> {
  const heads = ["Customer", "Name", "E-mail", "Mobile", "Registered", "Orders", "Paid", "Refunded"];
  const rows = (await customersAndSums(tx, asked)).map(({ member, sums }) => [
    ...[member.username, member.nickName, member.email ?? "", member.mobile ?? ""],
    ...[wireMoment(member.createdAt, zone), String(sums.orders)],
    ...[toWire(sums.paidCents).toFixed(2), toWire(sums.refundedCents).toFixed(2)],
  ]);
  return `\uFEFF${stringify([heads, ...rows], { escape_formulas: true })}`;
}

/** One buyer with their addresses and orders, by name, e-mail address, mobile number or id. */
export async function showCustomer(tx: Tx, key: string): Promise<Entry[]> {
  const member = await customer(tx, key);
  if (!member) return [];
  const [found] = await customersAndSums(tx, { id: member.id });
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.memberId, member.id));
  const places = await tx.select().from(memberAddresses).where(eq(memberAddresses.memberId, member.id));
  const bought = await tx.select().from(orders).where(eq(orders.memberId, member.id)).orderBy(desc(orders.createdAt));
  return [
    {
      ...(found && entryOf(found.member, found.sums)),
      balance: toWire(wallet?.balanceCents ?? 0),
      points: member.points,
      addresses: places.map(({ name, mobile, regionNames, detail, postCode }) => ({
        to: [name, mobile, regionNames, detail, postCode].filter(Boolean).join(", "),
      })),
      orders: bought.map(({ sn, state, flowCents, createdAt }) => ({
        order: sn,
        state,
        amount: toWire(flowCents),
        at: createdAt.toISOString(),
      })),
    },
  ];
}

/** What a buyer can ask for by law. */
export const customerActs: Readonly<Record<"export" | "erase", Command>> = {
  export: {
    name: "export",
    usage: "<customer> <file>",
    does: "writes everything that the shop keeps about a buyer into a JSON file, or with the photos into a .zip, for them",
    async run(tx, services, called) {
      const member = await knownCustomer(tx, wordAt(called, 0, "customer"));
      const file = wordAt(called, 1, "file");
      noMoreWords(called, 2);
      const person = await exportPerson(tx, member);
      const { tables } = person;
      const isArchive = file.toLowerCase().endsWith(".zip");
      const content = isArchive ? archiveOf(services.config, person) : `${JSON.stringify(tables, null, 2)}\n`;
      await writeFile(resolve(file), content, { mode: 0o600 });
      const rows = Object.values(tables).reduce((sum, list) => sum + list.length, 0);
      return `Customer ${member.username}: ${rows} entries of ${Object.keys(tables).length} kinds are in ${file}.`;
    },
  },
  erase: {
    name: "erase",
    usage: "<customer>",
    does: "erases a buyer who asks for it: orders and the ledger stay without a name; it can't be undone",
    async run(tx, services, called) {
      noMoreWords(called, 1);
      const member = await knownCustomer(tx, wordAt(called, 0, "customer"));
      await lockPerson(tx, member);
      const obstacles = obstacleWords(await obstaclesOf(tx, services, member.id), services);
      if (obstacles.length > 0)
        throw new UsageError(`This has to end first: ${obstacles.join("; ")}. Nothing was erased.`);
      await erasePerson(tx, services, member);
      await markErased(tx, services, member.id);
      return `Customer ${nameOfErased(member)}: erased.`;
    },
  },
};

interface Sums {
  orders: number;
  paidCents: number;
  refundedCents: number;
}

async function customersAndSums(tx: Tx, { id, from, to, limit }: AskedOrders & { id?: string }) {
  const refunded = tx
    .select({ orderSn: orderItems.orderSn, cents: sql<string>`sum(${orderItems.refundCents})`.as("cents") })
    .from(orderItems)
    .groupBy(orderItems.orderSn)
    .as("refunded");
  const all = tx
    .select({
      member: members,
      orders: sql<string>`count(${orders.sn})`,
      paidCents: sql<string>`coalesce(sum(${orders.flowCents}), 0)`,
      refundedCents: sql<string>`coalesce(sum(${refunded.cents}), 0)`,
    })
    .from(members)
    .leftJoin(orders, and(eq(orders.memberId, members.id), eq(orders.payState, "PAID")))
    .leftJoin(refunded, eq(refunded.orderSn, orders.sn))
    .where(
      and(
        id === undefined ? sql`${members.username} <> 'erased-' || ${members.id}` : eq(members.id, id),
        from && gte(members.createdAt, from),
        to && lt(members.createdAt, to),
      ),
    )
    .groupBy(members.id)
    .orderBy(desc(members.createdAt), desc(members.id));
  const rows = await (limit === undefined ? all : all.limit(limit));
  return rows.map(({ member, ...sums }) => ({
    member,
    sums: {
      orders: Number(sums.orders),
      paidCents: Number(sums.paidCents),
      refundedCents: Number(sums.refundedCents),
    },
  }));
}

function entryOf({ username, nickName, email, mobile, createdAt }: MemberRow, sums: Sums): Entry {
  return {
    customer: username,
    name: nickName === username ? null : nickName,
    email,
    mobile,
    bought: sums.orders,
    amount: toWire(sums.paidCents),
    refunded: toWire(sums.refundedCents),
    at: createdAt.toISOString(),
  };
}

async function customer(tx: Tx, key: string): Promise<MemberRow | null> {
  return (await memberNamed(tx, key)) ?? (await memberWithId(tx, key));
}

async function knownCustomer(tx: Tx, key: string): Promise<MemberRow> {
  const member = await customer(tx, key);
  if (!member) throw new UsageError(`There is no customer ${key}.`);
  return member;
}
