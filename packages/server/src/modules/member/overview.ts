import type { MemberOverview } from "@sundry/api/contract/entities/overview";
import type { Tx } from "#server/db/transaction.ts";
import { couponCounts } from "#server/modules/coupon/service.ts";
import { unreadCount } from "#server/modules/message/service.ts";
import { myOrders, waitingCounts } from "#server/modules/order/service.ts";
import { walletView } from "#server/modules/wallet/service.ts";
import type { Buyer, Services } from "#server/services.ts";
import { me } from "./service.ts";
import type { Lang } from "#server/locales.ts";

const mostOrders = 10;

/** What the buyer is and has, read side by side. Throws Refused(20003) when the account is gone. MC-01. */
export async function overview(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  latestOrders: number,
  lang: Lang,
): Promise<MemberOverview> {
  const wanted = Math.min(latestOrders, mostOrders);
  const newest = async () =>
    wanted < 1 ? [] : (await myOrders(tx, services, buyer, { pageNumber: 1, pageSize: wanted }, lang)).records;
  const [member, wallet, orders, coupons, unread, latest] = await Promise.all([
    me(tx, services, buyer.id),
    walletView(tx, buyer.id),
    waitingCounts(tx, buyer.id),
    couponCounts(tx, services, buyer.id),
    unreadCount(tx, buyer.id),
    newest(),
  ]);
  return { member, wallet, orders, coupons, unread, latestOrders: latest };
}
