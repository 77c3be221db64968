import type { Tx } from "#server/db/transaction.ts";
import { nextId } from "#server/ids.ts";
import { portion } from "#server/money/cents.ts";
import type { Sweep } from "#server/modules/platform/timers/sweep.ts";
import type { Services } from "#server/services.ts";
import {
  amountOfOwnMoney,
  changeCommission,
  finalCommissions,
  lockFinal,
  insertCommissions,
  moveCommissions,
  wholeAmount,
} from "./commissionQueries.ts";
import { commissionByGoods } from "./goodsQueries.ts";
import { changeSums } from "./queries.ts";

/** The part of an order line needed to calculate commission; amounts in cents. */
export interface CommissionLine {
  sn: string;
  orderSn: string;
  goodsId: string;
  num: number;
  goodsCents: number;
  discountCents: number;
  couponCents: number;
}

/**
 * Records the commission on order lines whose buyer came through a distributor's link: an amount per piece, at most the
 * price paid for the goods. It does not count until the order is paid. Rules 6.
 */
export async function recordCommissions(
  tx: Tx,
  services: Services,
  distributorId: string,
  lines: readonly CommissionLine[],
): Promise<void> {
  const createdAt = new Date(services.clock.now());
  const perPiece = await commissionByGoods(
    tx,
    lines.map(({ goodsId }) => goodsId),
  );
  const rows = lines.flatMap(({ sn, orderSn, goodsId, num, goodsCents, discountCents, couponCents }) => {
    const amountCents = Math.min((perPiece.get(goodsId) ?? 0) * num, goodsCents - discountCents - couponCents);
    if (amountCents <= 0) return [];
    const state = "WAITING" as const;
    return [{ id: nextId(services), distributorId, orderSn, orderItemSn: sn, state, amountCents, createdAt }];
  });
  await insertCommissions(tx, rows);
}

/**
 * Orders have been paid: their commission is earned, but frozen until it is final. Only for the part that was not paid
 * with welcome money, which would otherwise become money to withdraw. Rules 15.
 */
export async function openCommissions(tx: Tx, orderSns: readonly string[]): Promise<void> {
  const opened = await moveCommissions(tx, orderSns, "WAITING", { state: "OPEN", amountCents: amountOfOwnMoney });
  await changePending(tx, opened, 1);
}

/** An order was closed before it was shipped: its commission is dropped. */
export async function dropCommissions(tx: Tx, services: Services, orderSn: string): Promise<void> {
  const back = { state: "TAKEN_BACK" as const, backCents: wholeAmount, settledAt: new Date(services.clock.now()) };
  await moveCommissions(tx, [orderSn], "WAITING", back);
  await changePending(tx, await moveCommissions(tx, [orderSn], "OPEN", back), -1);
}

/**
 * Grants the commission on lines whose after-sale is closed, in proportion to the money that was not refunded. Rules 15.
 */
export const settleCommissions: Sweep = {
  find: (tx, _now, limit) => finalCommissions(tx, limit),
  async settle(tx: Tx, _services: Services, id: string, now: Date): Promise<boolean> {
    const held = await lockFinal(tx, id);
    if (!held) return false;
    const { commission, item } = held;
    const { amountCents } = commission;
    const backCents = portion(amountCents, item.refundCents, item.flowCents);
    const state = backCents > 0 && backCents === amountCents ? ("TAKEN_BACK" as const) : ("GRANTED" as const);
    await changeCommission(tx, id, { state, backCents, settledAt: now });
    const change = { pending: -amountCents, free: amountCents - backCents };
    if (!(await changeSums(tx, commission.distributorId, change))) throw new Error(`commission ${id} is not frozen`);
    return true;
  },
};

/** Adds or subtracts amounts of distributors' frozen commission, locked in the order of their ids. */
async function changePending(
  tx: Tx,
  moved: readonly { distributorId: string; amountCents: number }[],
  sign: 1 | -1,
): Promise<void> {
  const sums = new Map<string, number>();
  for (const { distributorId, amountCents } of moved)
    sums.set(distributorId, (sums.get(distributorId) ?? 0) + amountCents);
  for (const id of [...sums.keys()].toSorted())
    if (!(await changeSums(tx, id, { pending: sign * (sums.get(id) ?? 0) })))
      throw new Error(`the commission of distributor ${id} is not frozen`);
}
