import { commandServices } from "#server/commandServices.ts";
import { systemClock } from "#server/clock.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { reconcile } from "#server/modules/buying/cashier/reconcile.ts";
import { nothingDiffers } from "#server/operation/lastRuns.ts";
import { recordAct } from "../auditLog.ts";
import { type ShopCall, type ShopCommand, WrongUse } from "../command.ts";
import { withShop } from "../openDatabase.ts";
import { periodOf } from "../period.ts";
import { takenOptions } from "../takenOptions.ts";

const dayMs = 24 * 60 * 60_000;
/** Days compared if none are named. */
const days = 3;

/** Compares the shop's payments with those of its providers. */
export const reconcileCommands: readonly ShopCommand[] = [
  {
    name: "reconcile",
    usage: "[--from 2026-01-30] [--to 2026-01-31] [--json] [--settle]",
    switches: ["settle"],
    does: `compares payments and refunds of the last ${days} days with Stripe, Alipay and WeChat Pay; fails if any differ; --settle counts what was paid there`,
    run,
  },
];

async function run(call: ShopCall): Promise<boolean> {
  const { config, json, write, progress } = call;
  if (!config.payments) throw new WrongUse("This shop takes no money through a provider.");
  const now = systemClock.now();
  const { values, has } = takenOptions(call, { values: ["from", "to"], switches: ["settle"], maxWords: 0 });
  const { from = new Date(now - days * dayMs), to = new Date(now) } = periodOf(values, config.shopZone);
  const settle = has("settle");
  const services = commandServices(config);
  const found = await withShop(config, async ({ db }) => {
    const step = (done: number, total: number) => progress.show("Compared", done, total);
    const result = await reconcile({ db, services }, { from, to, settle }, step);
    progress.end();
    await inTransaction(db, (tx) => recordAct(tx, systemClock.now(), commandOf(from, to, settle), outcomeOf(result)));
    return result;
  });
  if (json) write(JSON.stringify({ from: from.toISOString(), to: to.toISOString(), ...found }));
  else {
    for (const { kind, provider, bill, payment, here, there } of found.differences)
      write(`${kind}  ${provider}  ${bill}  here ${here}, there ${there}  (${payment})`);
    write(outcomeOf(found));
  }
  return found.differences.length === 0;
}

function commandOf(from: Date, to: Date, settle: boolean): string {
  return `reconcile --from ${from.toISOString()} --to ${to.toISOString()}${settle ? " --settle" : ""}`;
}

function outcomeOf({ payments, refunds, differences }: Awaited<ReturnType<typeof reconcile>>): string {
  const bills = differences.map(({ kind, bill }) => `${kind} ${bill}`).join(", ");
  const what = `${payments} payments and ${refunds} refunds compared`;
  return differences.length === 0 ? `${what}: ${nothingDiffers}` : `${what}: ${differences.length} differ (${bills}).`;
}
