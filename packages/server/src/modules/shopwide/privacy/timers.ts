import type { Tx } from "#server/db/transaction.ts";
import { memberById } from "#server/modules/account/member/service.ts";
import type { Sweep } from "#server/modules/platform/timers/sweep.ts";
import type { Services } from "#server/services.ts";
import { endAccount } from "./closing.ts";
import { erasePerson, lockPerson } from "./erase.ts";
import { obstaclesOf } from "./obstacles.ts";
import { accountsToClose, accountsToErase, setClosedAt } from "./queries.ts";

/** Longer than any request that was under way when the account was closed: what it wrote is erased too. */
const settleMs = 10 * 60_000;
/** How long the last letter may wait for a mail server; then it is erased with the address. */
const letterMs = 86_400_000;

/** Closes accounts whose days of grace are over. One with something open waits until that has ended. */
export const closeDueAccounts: Sweep = {
  find: (tx, now, limit) => accountsToClose(tx, now, limit),
  async settle(tx, services, id, now) {
    await lockPerson(tx, { id });
    const member = await memberById(tx, id);
    if (!member?.closingAt || member.closingAt > now || member.closedAt) return false;
    if ((await obstaclesOf(tx, services, id)).length > 0) return false;
    await endAccount(tx, services, id);
    return true;
  },
};

/** Erases the data of closed accounts, once the letter about it has been sent. */
export const eraseClosedAccounts: Sweep = {
  find: (tx, now, limit) =>
    accountsToErase(tx, { settled: before(now, settleMs), overdue: before(now, letterMs) }, limit),
  settle: eraseClosed,
};

async function eraseClosed(tx: Tx, services: Services, id: string): Promise<boolean> {
  await lockPerson(tx, { id });
  const member = await memberById(tx, id);
  if (!member?.closedAt) return false;
  // Something was ordered or asked for at the last moment; it ends by itself.
  if ((await obstaclesOf(tx, services, id)).length > 0) return false;
  await erasePerson(tx, services, member);
  await setClosedAt(tx, id, null);
  return true;
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
