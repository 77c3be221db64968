import type { MemberOverview } from "@sundry/api/contract/entities/overview";
import type { Tx } from "#server/db/transaction.ts";
import { couponCounts } from "#server/modules/coupon/service.ts";
import { unreadCount } from "#server/modules/message/service.ts";
import { myOrders, waitingCounts } from "#server/modules/order/service.ts";
import { walletView } from "#server/modules/wallet/service.ts";
import type { Buyer, Services } from "#server/services.ts";
import { ownAccount } from "./service.ts";
import type { Lang } from "#server/locales.ts";

const maxOrders = 10;

/** A buyer's account, wallet and counters, read in parallel. Throws Refused(20003) if the account is gone. MC-01. */
export async function overview(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  latestOrders: number,
  lang: Lang,
): Promise<MemberOverview> {
  const wanted = Math.min(latestOrders, maxOrders);
  const newest = async () =>
    wanted < 1 ? [] : (await myOrders(tx, services, buyer, { pageNumber: 1, pageSize: wanted }, lang)).records;
  const [member, wallet, orders, coupons, unread, latest] = await Promise.all([
    ownAccount(tx, services, buyer.id),
    walletView(tx, buyer.id),
    waitingCounts(tx, buyer.id),
    couponCounts(tx, services, buyer.id),
    unreadCount(tx, buyer.id),
    newest(),
  ]);
  return { member, wallet, orders, coupons, unread, latestOrders: latest };
}
