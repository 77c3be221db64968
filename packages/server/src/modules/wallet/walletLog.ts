import type { WalletLog } from "@sundry/api/contract/entities/wallet";
import { pageOf, type PageWish, windowOf } from "#server/db/paging.ts";
import type { LedgerKind } from "#server/db/schema/wallet.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Lang } from "#server/http/serve.ts";
import { toWire } from "#server/money/cents.ts";
import type { Buyer, Services } from "#server/services.ts";
import { wireMoment } from "#server/shopTime.ts";
import { nameOf } from "./ledger.ts";
import { movementPage } from "./queries.ts";

type Sentence = Readonly<Record<Lang, string>>;

/** Why money moved; `{number}` is the business number behind it. */
const reasons = {
  paid: { en: "Order {number}", zh: "订单{number}" },
  refunded: { en: "Refund for {number}", zh: "退款{number}" },
  tooLate: { en: "Duplicate or late payment returned", zh: "重复或超时付款退回" },
  recharged: { en: "Top-up {number}", zh: "充值{number}" },
  given: { en: "Gift from Sundry", zh: "商城赠送" },
  withdrawn: { en: "Withdrawal {number}", zh: "提现{number}" },
  returned: { en: "Withdrawal {number} failed, money returned", zh: "提现{number}未成功，已退回" },
  commission: { en: "Commission {number}", zh: "佣金{number}" },
  other: { en: "", zh: "" },
} as const satisfies Record<string, Sentence>;

/** A business number at the start of a reference: capital letters and digits. */
const numbered = /^[A-Z]{1,3}\d+/;

/** What moved the balance of the buyer's wallet, newest first, with sign, reason and time. MC-10. */
export async function walletLog(tx: Tx, services: Services, buyer: Buyer, wish: PageWish, lang: Lang) {
  const window = windowOf(wish);
  const { rows, total } = await movementPage(tx, nameOf({ kind: "wallet", memberId: buyer.id }), window);
  const records = rows.map(
    ({ id, amountCents, createdAt, kind, reference }): WalletLog => ({
      id,
      memberId: buyer.id,
      memberName: buyer.username,
      money: toWire(amountCents),
      serviceType: kind,
      detail: reasonOf(kind, reference, amountCents)[lang].replace("{number}", numbered.exec(reference)?.[0] ?? ""),
      createBy: null,
      createTime: wireMoment(createdAt, services.config.shopZone),
    }),
  );
  return pageOf(records, total, window);
}

function reasonOf(kind: LedgerKind, reference: string, cents: number): Sentence {
  const known = numbered.test(reference);
  switch (kind) {
    case "WALLET_PAY":
      return reasons.paid;
    case "WALLET_REFUND":
      return known ? reasons.refunded : reasons.tooLate;
    case "WALLET_RECHARGE":
      return known ? reasons.recharged : reasons.given;
    case "WALLET_WITHDRAWAL":
      return cents < 0 ? reasons.withdrawn : reasons.returned;
    case "WALLET_COMMISSION":
      return known ? reasons.commission : reasons.other;
    case "PROVIDER_PAY":
      return reasons.other;
  }
}
