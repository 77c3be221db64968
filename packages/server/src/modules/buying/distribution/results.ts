import type { Received, Result } from "@sundry/api/contract/call";
import type { orders } from "@sundry/api/contract/distribution";
import type { CommissionState } from "#server/db/schema/distribution.ts";
import { pageOf, windowOf } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { toWire } from "#server/money/cents.ts";
import { returnEnd } from "#server/modules/catalogue/goodsFacts/afterSaleDays.ts";
import { specText } from "#server/modules/catalogue/goods/detail.ts";
import { goodsPicture } from "#server/modules/catalogue/goodsFacts/goodsPictures.ts";
import type { Buyer, Services } from "#server/services.ts";
import { momentIn, wireMoment } from "#server/shopTime.ts";
import { resultPage } from "./commissionQueries.ts";
import { anyDistributor } from "./service.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

const onWire = { OPEN: "NO_COMPLETED", GRANTED: "COMPLETE", TAKEN_BACK: "REFUND" } as const;
const inside = { NO_COMPLETED: "OPEN", COMPLETE: "GRANTED", REFUND: "TAKEN_BACK" } as const;

/** Paid lines that came through a distributor's links. Throws Refused 22000, 22001, 4002 a malformed time. MC-12. */
export async function distributionResults(
  tx: Tx,
  { config: { shopZone: zone } }: Services,
  buyer: Buyer,
  { input, lang }: { input: Received<typeof orders>; lang: Lang },
): Promise<Result<typeof orders>> {
  const distributor = await anyDistributor(tx, buyer);
  const window = windowOf(input);
  const query = {
    orderSn: input.orderSn,
    state: input.distributionOrderStatus && inside[input.distributionOrderStatus],
    from: momentFrom(input.startTime, zone, "startTime"),
    to: momentFrom(input.endTime, zone, "endTime"),
  };
  const { rows, total } = await resultPage(tx, distributor.id, query, window);
  const records = rows.map(({ commission, item, order, buyerName }) => ({
    id: commission.id,
    createTime: wireMoment(commission.createdAt, zone),
    orderSn: order.sn,
    orderItemSn: item.sn,
    memberName: shortened(buyerName),
    distributionId: distributor.id,
    distributionOrderStatus: onWire[commission.state as Exclude<CommissionState, "WAITING">],
    settleCycle: commission.settledAt && wireMoment(commission.settledAt, zone),
    pendingUntil:
      commission.state === "OPEN" && order.completedAt && item.refundState !== "REFUNDING"
        ? wireMoment(returnEnd(order.completedAt), zone)
        : null,
    rebate: toWire(commission.amountCents),
    sellBackRebate: toWire(commission.backCents),
    storeId: order.storeId,
    storeName: inLanguage(lang, order.storeName),
    goodsId: item.goodsId,
    goodsName: inLanguage(lang, item.goodsName),
    skuId: item.skuId,
    specs: specText(item, lang),
    image: goodsPicture(item.goodsId, item.pictureSlot ?? undefined, "small"),
    num: item.num,
  }));
  return pageOf(records, total, window);
}

/** The first character of a name; the rest is hidden. */
function shortened(name: string): string {
  const [first = ""] = name;
  return `${first}***`;
}

/** A time `yyyy-MM-dd HH:mm:ss` in the shop's zone. */
function momentFrom(text: string | undefined, zone: string, field: string): Date | undefined {
  if (!text) return undefined;
  const moment = momentIn(text, zone);
  if (!moment) throw new Refused(4002, { detail: field });
  return moment;
}
