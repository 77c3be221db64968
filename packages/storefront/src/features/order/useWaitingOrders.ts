import type { Input } from "@sundry/api/contract/call";
import { list } from "@sundry/api/contract/order";
import type { overview } from "@sundry/api/contract/member";
import { useOverview } from "../../shared/data/useOverview.ts";

/** A page of one row: only the total is used. */
const totalOnly = { pageNumber: 1, pageSize: 1 };

/** Number of orders to pay, to ship and to receive; undefined while unknown. `null` requests nothing. */
export function useWaitingOrders(input: Input<typeof overview> | null) {
  const count = (tag: "WAIT_PAY" | "WAIT_SHIP" | "WAIT_ROG") => ({
    fromOverview: ({ orders }: { orders: Record<typeof tag, number> }) => orders[tag],
    call: list,
    input: { ...totalOnly, tag },
    fromCall: ({ total }: { total: number }) => total,
  });
  return {
    WAIT_PAY: useOverview(input, count("WAIT_PAY")).data,
    WAIT_SHIP: useOverview(input, count("WAIT_SHIP")).data,
    WAIT_ROG: useOverview(input, count("WAIT_ROG")).data,
  };
}
