import type { delivery } from "@sundry/api/contract/afterSale";
import type { Received } from "@sundry/api/contract/call";
import type { AfterSale } from "@sundry/api/contract/entities/afterSale";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import type { Buyer, Lang } from "#server/http/serve.ts";
import { carrierById } from "#server/modules/logistics/carriers.ts";
import type { Services } from "#server/services.ts";
import { wallTime } from "#server/shopTime.ts";
import { allowedMoves } from "./moves.ts";
import { type HeldCase, holdCase, moveCase, settleLine } from "./steps.ts";
import { caseView } from "./view.ts";

/** The same click again within this time says so instead of complaining about the state (RULES 1). */
const guardMs = 3000;

/** Takes a case back; its pieces can be asked for again. Throws Refused 20005, 33002 and 1003. MC-04. */
export async function cancelAfterSale(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  sn: string,
  lang: Lang,
): Promise<AfterSale> {
  const { row, line } = owned(await holdCase(tx, sn), buyer);
  if (!allowedMoves(row).cancel) {
    const again = row.state === "BUYER_CANCEL" && services.clock.now() - row.updatedAt.getTime() < guardMs;
    throw new Refused(again ? 1003 : 33002);
  }
  const moved = await moveCase(tx, services, row, "BUYER_CANCEL", buyer);
  await settleLine(tx, services, line);
  return caseView(moved, line, { lang, zone: services.config.shopZone });
}

/** Notes the parcel in which the goods go back. Throws Refused 20005, 33006, 33005 and 4002. MC-04. */
export async function sendBack(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  { afterSaleSn, logisticsId, logisticsNo, mDeliverTime }: Received<typeof delivery>,
  lang: Lang,
): Promise<AfterSale> {
  const { row, line } = owned(await holdCase(tx, afterSaleSn), buyer);
  if (!allowedMoves(row).returnGoods) throw new Refused(33006);
  const carrier = carrierById(logisticsId);
  if (!carrier) throw new Refused(33005);
  const parcelNo = logisticsNo.trim();
  if (!parcelNo) throw new Refused(4002, { detail: "logisticsNo" });
  const zone = services.config.shopZone;
  if (!isBetween(mDeliverTime, wallTime(row.createdAt.getTime(), zone).day, wallTime(services.clock.now(), zone).day))
    throw new Refused(4002, { detail: "mDeliverTime" });
  const moved = await moveCase(tx, services, row, "BUYER_RETURN", buyer, {
    carrierCode: carrier.code,
    parcelNo,
    sentOn: mDeliverTime,
    detail: parcelNo,
  });
  return caseView(moved, line, { lang, zone });
}

/** Whether a text is a day, `yyyy-MM-dd`, from the first to the last one. */
function isBetween(day: string, first: string, last: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && day >= first && day <= last;
}

function owned(held: HeldCase | null, buyer: Buyer): HeldCase {
  if (held?.row.memberId !== buyer.id) throw new Refused(20005);
  return held;
}
