import type { LogisticsTraces, OrderPackage, TraceNode } from "@sundry/api/contract/entities/parcel";
import type { Tx } from "#server/db/transaction.ts";
import { specText } from "#server/modules/catalogue/goods/detail.ts";
import { goodsPicture } from "#server/modules/catalogue/goodsFacts/goodsPictures.ts";
import type { Reader } from "#server/modules/platform/text/reader.ts";
import type { Buyer, Services } from "#server/services.ts";
import { wireMoment } from "#server/shopTime.ts";
import { carrierName, type Carriers, shopCarriers, trackingPage } from "#server/modules/platform/logistics/carriers.ts";
import { readOwnOrder } from "./orderLocks.ts";
import { itemsIn, type ParcelRow, parcelsOf, type TraceRow, tracesIn } from "./parcelQueries.ts";
import { itemsOf } from "./queries.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** Parcels of an order of the buyer, newest first. Throws Refused 31002 unknown, 20005 somebody else's. MC-03. */
export async function packagesOf(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  sn: string,
  lang: Lang,
): Promise<OrderPackage[]> {
  const order = await readOwnOrder(tx, buyer, sn);
  const reader = { lang, zone: services.config.shopZone };
  const parcels = await parcelsOf(tx, [sn]);
  const ids = parcels.map(({ id }) => id);
  const [inside, traces, lines, carriers] = await Promise.all([
    itemsIn(tx, ids),
    tracesIn(tx, ids),
    itemsOf(tx, [sn]),
    shopCarriers(tx),
  ]);
  return parcels.map((parcel) => ({
    packageNo: parcel.id,
    orderSn: sn,
    logisticsNo: parcel.number,
    logisticsCode: parcel.carrierCode,
    logisticsName: carrierName(carriers, parcel.carrierCode, lang),
    trackingUrl: trackingPage(carriers, parcel.carrierCode, parcel.number),
    consigneeMobile: order.consigneeMobile,
    status: parcel.deliveredAt ? "DELIVERED" : "SHIPPED",
    createTime: wireMoment(parcel.shippedAt, reader.zone),
    orderPackageItemList: inside
      .filter(({ parcelId }) => parcelId === parcel.id)
      .flatMap(({ orderItemSn, num }) => {
        const line = lines.find((one) => one.sn === orderItemSn);
        if (!line) return [];
        return {
          packageNo: parcel.id,
          orderSn: sn,
          orderItemSn,
          goodsName: inLanguage(lang, line.goodsName),
          simpleSpecs: specText(line, lang),
          thumbnail: goodsPicture(line.goodsId, line.pictureSlot ?? undefined, "thumbnail"),
          deliverNumber: num,
          logisticsTime: wireMoment(parcel.shippedAt, reader.zone),
        };
      }),
    traces: wayView(parcel, traces, carriers, reader),
  }));
}

/** Tracking of the newest parcel of an order. Throws Refused 31002 unknown, 20005 somebody else's. MC-03. */
export async function newestTracking(
  tx: Tx,
  services: Services,
  buyer: Buyer,
  sn: string,
  lang: Lang,
): Promise<LogisticsTraces> {
  await readOwnOrder(tx, buyer, sn);
  const [parcel] = await parcelsOf(tx, [sn]);
  if (!parcel) return { shipper: null, logisticCode: null, traces: [] };
  const [traces, carriers] = await Promise.all([tracesIn(tx, [parcel.id]), shopCarriers(tx)]);
  return wayView(parcel, traces, carriers, { lang, zone: services.config.shopZone });
}

function wayView(
  parcel: ParcelRow,
  traces: readonly TraceRow[],
  carriers: Carriers,
  { lang, zone }: Reader,
): LogisticsTraces {
  return {
    shipper: carrierName(carriers, parcel.carrierCode, lang),
    logisticCode: parcel.number,
    traces: traces
      .filter(({ parcelId }) => parcelId === parcel.id)
      .map(
        ({ words, at }): TraceNode => ({ AcceptTime: wireMoment(at, zone), AcceptStation: inLanguage(lang, words) }),
      ),
  };
}
