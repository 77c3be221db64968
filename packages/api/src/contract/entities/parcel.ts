import * as z from "zod/mini";
import { DateTime, Id, maybe } from "../scalars.ts";

/** A tracking event of a parcel. Carriers write the names with or without a capital; readers accept both. */
export const TraceNode = z.object({
  AcceptTime: maybe(DateTime),
  AcceptStation: maybe(z.string()),
  Remark: maybe(z.string()),
  acceptTime: maybe(DateTime),
  acceptStation: maybe(z.string()),
  remark: maybe(z.string()),
});
export type TraceNode = z.output<typeof TraceNode>;

/** Tracking of a parcel: carrier, number and events, newest first. */
export const LogisticsTraces = z.object({
  /** Name of the carrier. */
  shipper: maybe(z.string()),
  /** Tracking number. */
  logisticCode: maybe(z.string()),
  traces: maybe(z.array(TraceNode)),
});
export type LogisticsTraces = z.output<typeof LogisticsTraces>;

/** Pieces of an order line in a parcel. */
export const OrderPackageItem = z.object({
  packageNo: maybe(Id),
  orderSn: z.string(),
  orderItemSn: maybe(z.string()),
  goodsName: z.string(),
  /** Ours: option values of the SKU. */
  simpleSpecs: maybe(z.string()),
  thumbnail: maybe(z.string()),
  /** Pieces. */
  deliverNumber: maybe(z.int()),
  logisticsTime: maybe(DateTime),
});
export type OrderPackageItem = z.output<typeof OrderPackageItem>;

/** A parcel of an order. `status` is SHIPPED while it is on its way and DELIVERED after it was handed over. */
export const OrderPackage = z.object({
  /** The shop's number for the parcel. */
  packageNo: maybe(Id),
  orderSn: z.string(),
  /** The carrier's tracking number. */
  logisticsNo: maybe(z.string()),
  logisticsCode: maybe(z.string()),
  logisticsName: maybe(z.string()),
  /** Ours: address of the carrier's page for the parcel. */
  trackingUrl: maybe(z.string()),
  consigneeMobile: maybe(z.string()),
  status: maybe(z.string()),
  createTime: DateTime,
  orderPackageItemList: maybe(z.array(OrderPackageItem)),
  traces: maybe(LogisticsTraces),
});
export type OrderPackage = z.output<typeof OrderPackage>;
