import { overview as call } from "@sundry/api/contract/member";
import type { MemberOverview } from "@sundry/api/contract/entities/overview";
import type { Tx } from "#server/db/transaction.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { couponCounts } from "#server/modules/catalogue/coupon/service.ts";
import { unreadCount } from "#server/modules/account/message/service.ts";
import { myOrders, waitingCounts } from "#server/modules/buying/order/service.ts";
import { walletView } from "#server/modules/account/wallet/service.ts";
import type { Buyer, Services } from "#server/services.ts";
import { ownAccount } from "#server/modules/account/member/service.ts";
import type { Lang } from "#server/locales.ts";

const maxOrders = 10;

/** The call that shows a buyer everything of theirs at once. */
export const overviewRoutes: readonly Route[] = [
  serve(call, ({ tx, services, buyer, input, lang }) => overview(tx, services, buyer, input.latestOrders ?? 0, lang)),
];

/** A buyer's account, wallet and counters, read in parallel. Throws Refused(20003) if the account is gone. MC-01. */
async function overview(
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
