import type { WalletLog } from "@sundry/api/contract/entities/wallet";
import { pageOf, type PageQuery, windowOf } from "#server/db/paging.ts";
import type { LedgerKind } from "#server/db/schema/wallet.ts";
import type { Tx } from "#server/db/transaction.ts";
import { toWire } from "#server/money/cents.ts";
import type { Buyer, Services } from "#server/services.ts";
import { wireMoment } from "#server/shopTime.ts";
import { nameOf } from "./ledger.ts";
import { movementPage } from "./queries.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** A business number at the start of a reference: capital letters and digits. */
const numbered = /^[A-Z]{1,3}\d+/;

/** The buyer's wallet history, newest first, with sign, reason and time. MC-10. */
export async function walletLog(tx: Tx, services: Services, buyer: Buyer, query: PageQuery, lang: Lang) {
  const window = windowOf(query);
  const { rows, total } = await movementPage(tx, nameOf({ kind: "wallet", memberId: buyer.id }), window);
  const records = rows.map(
    ({ id, amountCents, createdAt, kind, reference }): WalletLog => ({
      id,
      memberId: buyer.id,
      memberName: buyer.username,
      money: toWire(amountCents),
      serviceType: kind === "PROVIDER_REFUND" ? "WALLET_REFUND" : kind,
      detail: reasonOf(kind, reference, amountCents, lang).replace("{number}", numbered.exec(reference)?.[0] ?? ""),
      createBy: null,
      createTime: wireMoment(createdAt, services.config.shopZone),
    }),
  );
  return pageOf(records, total, window);
}

function reasonOf(kind: LedgerKind, reference: string, cents: number, lang: Lang): string {
  const reasons = wordsIn(lang).histories.wallet;
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
    case "PROVIDER_REFUND":
      if (cents > 0) return reasons.kept;
      return known ? reasons.sentBack : reasons.sentBackLate;
    case "PROVIDER_PAY":
      return reasons.other;
  }
}
