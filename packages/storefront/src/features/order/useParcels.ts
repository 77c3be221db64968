import type { OrderDetail } from "@sundry/api/contract/entities/order";
import type { LogisticsTraces, OrderPackage } from "@sundry/api/contract/entities/parcel";
import { get, packages, traces } from "@sundry/api/contract/order";
import { type Read, useRead } from "../../shared/data/useRead.ts";

/**
 * The parcels of an order, newest first. A backend may list only the parcels of orders that were sent in several, and keep
 * carrier and number of a single one with the order (MC-03). Null reads nothing.
 */
export function useParcels(sn: string | null): Read<readonly OrderPackage[]> {
  const listed = useRead(packages, sn === null ? null : { sn }, { onFocus: true });
  const unlisted = listed.data?.length === 0 && sn !== null;
  const order = useRead(get, unlisted ? { sn } : null);
  const single = order.data?.order.logisticsNo ? order.data.order : undefined;
  const track = useRead(traces, single ? { sn: single.sn } : null, { onFocus: true });
  if (!unlisted) return listed;
  if (order.loading) return { ...listed, data: undefined };
  return single ? { ...listed, data: [parcelOf(single, track.data)] } : listed;
}

/** The single parcel of an order. */
function parcelOf(order: OrderDetail["order"], track: LogisticsTraces | undefined): OrderPackage {
  const { sn, logisticsNo, logisticsName, logisticsCode, logisticsTime, createTime, orderStatus } = order;
  return {
    orderSn: sn,
    logisticsNo,
    logisticsName,
    logisticsCode,
    createTime: logisticsTime ?? createTime,
    status: orderStatus === "COMPLETED" ? "DELIVERED" : "SHIPPED",
    traces: track,
  };
}
