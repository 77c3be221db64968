import type { OrderLog } from "@sundry/api/contract/entities/order";
import type { OrderPackage } from "@sundry/api/contract/entities/parcel";
import { traceSteps } from "./traceSteps.ts";

/** One event of an order: of the order itself, or of one of its parcels. */
export interface OrderEvent {
  readonly key: string;
  readonly text: string;
  /** In the answer's format; empty if the carrier wrote none. */
  readonly time: string;
  /** Position of its parcel among several, from 1; undefined for the order itself, and for an only parcel. */
  readonly parcel?: number | undefined;
}

/**
 * What happened to an order and its parcels as one list, newest first. Events of the same second keep their order; one
 * without a time comes last (MC-03). `parcels` are newest first, as the server sends them; `read` reads a time, in epoch
 * ms.
 */
export function orderEvents(
  logs: readonly OrderLog[],
  parcels: readonly OrderPackage[],
  read: (time: string) => number,
): readonly OrderEvent[] {
  const momentOf = ({ time }: OrderEvent) => read(time) || 0;
  const own: OrderEvent[] = logs.map(({ message, createTime }, place) => ({
    key: `order-${place}`,
    text: message,
    time: createTime,
  }));
  // From the first parcel on, as everything is until the list is turned round.
  const carried = parcels.toReversed().flatMap(({ traces }, index) => {
    const parcel = parcels.length > 1 ? index + 1 : undefined;
    return traceSteps(traces)
      .reverse()
      .map(({ text, time }, place): OrderEvent => ({ key: `parcel-${index}-${place}`, text, time, parcel }));
  });
  return [...own, ...carried].sort((one, other) => momentOf(one) - momentOf(other)).reverse();
}
