import { apply } from "@sundry/api/contract/afterSale";
import { create as complain } from "@sundry/api/contract/complaint";
import { apply as distribute } from "@sundry/api/contract/distribution";
import { add as evaluate } from "@sundry/api/contract/evaluation";
import { get as orderGet, list } from "@sundry/api/contract/order";
import { save as saveReceipt } from "@sundry/api/contract/receipt";
import { recharge } from "@sundry/api/contract/wallet";
import { demoBuyer } from "@sundry/demo";
import { memberByLogin } from "#server/modules/account/member/service.ts";
import { issueSession } from "#server/modules/account/session/tokenIssue.ts";
import { refusalOf, type TestBuyer } from "./buyers.ts";
import { asStore } from "./orders.ts";
import type { TestShop } from "./support/shop.ts";

/** The demo buyer, logged in, with at least one of everything a buyer can have. */
export async function demoOwner(shop: TestShop): Promise<TestBuyer> {
  const { username } = demoBuyer;
  const { id, accessToken, refreshToken } = await asStore(shop, async (tx, services) => {
    const member = await memberByLogin(tx, username);
    if (!member) throw new Error("there is no demo buyer");
    return { id: member.id, ...(await issueSession(tx, services, member, { longTerm: false })) };
  });
  const client = shop.visit();
  client.session.setTokens({ accessToken, refreshToken });
  client.session.setUser({ username, nickName: username, face: "" });
  const owner = { id, username, client, accessToken };
  await makeCases(owner);
  await client.send(saveReceipt, {
    receiptTitle: "Tanaka Trading",
    taxpayerId: "91330782MA2",
    receiptContent: "Goods",
  });
  await client.send(recharge, { price: 12 });
  const account = { settlementBankAccountName: "Mei Tanaka", settlementBankAccountNum: "6200000000000142" };
  await client.send(distribute, {
    name: "Mei Tanaka",
    idNumber: "330782199001011234",
    ...account,
    settlementBankBranchName: "Yiwu",
  });
  return owner;
}

/** Requests a refund for one line, complains about another, and reviews a third: whichever order allows it. */
async function makeCases({ client }: TestBuyer): Promise<void> {
  const { records } = await client.send(list, { tag: "ALL", pageSize: 100 });
  const done = new Set<string>();
  const once = async (what: string, sent: () => Promise<unknown>) => {
    if (done.has(what) || (await refusalOf(sent())) !== 0) return false;
    done.add(what);
    return true;
  };
  for (const { sn } of records)
    for (const { sn: orderItemSn, goodsId, skuId } of (await client.send(orderGet, { sn })).orderItems) {
      const about = { goodsId, skuId };
      const words = { complainTopic: "The description is misleading", content: "The marker is missing." };
      if (await once("complaint", () => client.send(complain, { orderSn: sn, ...about, ...words }))) continue;
      const request = { num: 1, serviceType: "RETURN_MONEY", reason: "Items are missing" } as const;
      if (await once("refund", () => client.send(apply, { orderItemSn, ...request }))) continue;
      const scores = { deliveryScore: 5, serviceScore: 5, descriptionScore: 5 };
      await once("review", () =>
        client.send(evaluate, { orderItemSn, ...about, grade: "GOOD", content: "Good.", ...scores }),
      );
    }
  if (done.size < 3) throw new Error(`The demo buyer could only make: ${[...done].join(", ")}.`);
}
