import type { MemberCoupon } from "@sundry/api/contract/entities/coupon";
import type { OwnedCouponState } from "#server/db/schema/ownedCoupon.ts";
import { toWire } from "#server/money/cents.ts";
import { platformId } from "#server/money/scope.ts";
import { wireMoment } from "#server/shopTime.ts";
import type { OwnedRow } from "./queries.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** The state of an owned coupon at a given time. */
export function stateAt({ owned }: OwnedRow, now: number): OwnedCouponState {
  return owned.state === "NEW" && owned.endAt.getTime() <= now ? "EXPIRE" : owned.state;
}

/** An owned coupon in the contract's form; times in the shop's zone. */
export function ownedView(row: OwnedRow, lang: Lang, { now, zone }: { now: number; zone: string }): MemberCoupon {
  const { owned, template, storeName } = row;
  const platformFlag = template.storeId === platformId;
  return {
    id: owned.id,
    couponId: template.id,
    storeId: template.storeId,
    storeName: platformFlag ? "platform" : inLanguage(lang, storeName ?? { en: "" }),
    couponName: inLanguage(lang, template.name),
    couponType: template.type,
    price: template.cents === null ? null : toWire(template.cents),
    discount: template.payPercent === null ? null : template.payPercent / 10,
    consumeThreshold: toWire(template.thresholdCents),
    scopeType: template.scopeType,
    scopeId: template.scopeType === "ALL" ? null : template.scopeIds.join(","),
    startTime: wireMoment(owned.startAt, zone),
    endTime: wireMoment(owned.endAt, zone),
    getType: template.getType,
    description: inLanguage(lang, template.description),
    platformFlag,
    consumptionTime: owned.usedAt && wireMoment(owned.usedAt, zone),
    createTime: wireMoment(owned.createdAt, zone),
    memberCouponStatus: stateAt(row, now),
  };
}
