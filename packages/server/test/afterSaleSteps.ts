import * as calls from "@sundry/api/contract/afterSale";
import { list as carriers } from "@sundry/api/contract/logistics";
import { get as wallet } from "@sundry/api/contract/wallet";
import {
  confirmReturn,
  confirmTransfer,
  decideAfterSale,
  refuseReturn,
} from "#server/modules/aftercare/afterSale/storeDecisions.ts";
import { wallTime } from "#server/shopTime.ts";
import { ask, type Bought } from "./afterSales.ts";
import type { TestBuyer } from "./buyers.ts";
import { asStore, earnedPoints as points } from "./orders.ts";
import type { TestShop } from "./support/shop.ts";

/** Actions of a buyer and a store on a case, and a look at the wallet, for one shop. */
export function stepsOn(shop: TestShop) {
  const today = () => wallTime(shop.clock.at, shop.services.config.shopZone).day;
  const balance = async ({ client }: TestBuyer) => Math.round((await client.send(wallet)).memberWallet * 100);
  const stateOf = async ({ client }: TestBuyer, sn: string) => (await client.send(calls.get, { sn })).serviceStatus;
  const messages = async ({ client }: TestBuyer, sn: string) =>
    (await client.send(calls.logs, { sn })).map(({ message }) => message);

  const decide = (sn: string, pass = true, refundCents?: number) =>
    asStore(shop, (tx, services) =>
      decideAfterSale(
        tx,
        services,
        sn,
        pass ? { pass, ...(refundCents === undefined ? {} : { refundCents }) } : { pass, remark: "Seal is broken" },
      ),
    );
  const confirm = (sn: string) => asStore(shop, (tx, services) => confirmReturn(tx, services, sn));
  const terminate = (sn: string) => asStore(shop, (tx, services) => refuseReturn(tx, services, sn, "Parcel was empty"));
  const transfer = (sn: string) => asStore(shop, (tx, services) => confirmTransfer(tx, services, sn));

  async function parcel({
    client,
  }: TestBuyer): Promise<{ logisticsId: string; logisticsNo: string; mDeliverTime: string }> {
    const carrier = (await client.send(carriers, {})).find(({ code }) => code === "SF");
    return { logisticsId: carrier?.id ?? "", logisticsNo: "SF1234567890", mDeliverTime: today() };
  }

  async function sendBack(someone: TestBuyer, afterSaleSn: string) {
    return someone.client.send(calls.delivery, { afterSaleSn, ...(await parcel(someone)) });
  }

  /** A case that has reached a state. */
  async function caseIn(
    state: "APPLY" | "PASS" | "BUYER_RETURN" | "REFUSE" | "COMPLETE" | "BUYER_CANCEL",
    bought: Bought,
  ) {
    const { sn } = await ask(bought, { num: 1 });
    if (state === "BUYER_CANCEL") await bought.someone.client.send(calls.cancel, { sn });
    if (state === "REFUSE") await decide(sn, false);
    if (state === "PASS" || state === "BUYER_RETURN" || state === "COMPLETE") await decide(sn);
    if (state === "BUYER_RETURN" || state === "COMPLETE") await sendBack(bought.someone, sn);
    if (state === "COMPLETE") await confirm(sn);
    return sn;
  }

  return { today, balance, points, stateOf, messages, decide, confirm, terminate, transfer, parcel, sendBack, caseIn };
}
