import { applyInfo, get, list, logs } from "@sundry/api/contract/afterSale";
import { get as getOrder, list as listOrders } from "@sundry/api/contract/order";

/** The reads that show a case or the order line it is about. */
export const readsToInvalidate = [list, get, logs, applyInfo, getOrder, listOrders];
