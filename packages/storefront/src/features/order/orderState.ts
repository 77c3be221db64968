import type { Order } from "@sundry/api/contract/entities/order";
import type { TagProps } from "@sundry/ui/primitives/Tag";

/** The fields of an order that its progress depends on. */
type ProgressFields = Pick<
  Order,
  "orderStatus" | "orderType" | "deliveryMethod" | "createTime" | "paymentTime" | "logisticsTime" | "completeTime"
>;

/**
 * The tone of a state. Only an unpaid order, whose time is running out, is red; an unknown state is neutral (EN-01).
 */
export function orderTone(status: string): TagProps["tone"] {
  switch (status) {
    case "UNPAID":
      return "deal";
    case "PAID":
    case "UNDELIVERED":
    case "PARTS_DELIVERED":
    case "STAY_PICKED_UP":
    case "TAKE":
      return "brand";
    case "DELIVERED":
      return "success";
    default:
      return "neutral";
  }
}

const explained = [
  "UNPAID",
  "PAID",
  "UNDELIVERED",
  "PARTS_DELIVERED",
  "DELIVERED",
  "STAY_PICKED_UP",
  "TAKE",
  "COMPLETED",
  "CANCELLED",
] as const;

/** Whether there is a sentence about what happens next in this state. */
export function hasNextStep(status: string): status is (typeof explained)[number] {
  return explained.some((one) => one === status);
}

/** The stages of an order. Goods that are picked up or redeemed are never shipped. */
const stagesOf = {
  parcel: ["placed", "paid", "packed", "shipped", "received"],
  counter: ["placed", "paid", "ready", "collected"],
  code: ["placed", "paid", "redeemed"],
} as const;

type Stage = (typeof stagesOf)[keyof typeof stagesOf][number];

/** The last stage that an order has reached in each state. */
const reached: Readonly<Record<string, Stage>> = {
  UNPAID: "placed",
  PAID: "paid",
  TAKE: "paid",
  UNDELIVERED: "packed",
  STAY_PICKED_UP: "ready",
  PARTS_DELIVERED: "shipped",
  DELIVERED: "shipped",
};

/** The stages of an order with the times they were reached, and the current one: beyond the last when the order is complete (MC-03). */
export function progressOf(order: ProgressFields): {
  stages: readonly { stage: Stage; at?: string | null | undefined }[];
  current: number;
} {
  const { orderStatus, orderType, deliveryMethod } = order;
  const kind =
    orderType === "VIRTUAL" || orderType === "E_COUPON"
      ? "code"
      : deliveryMethod === "SELF_PICK_UP"
        ? "counter"
        : "parcel";
  const done = order.completeTime;
  const times: Partial<Record<Stage, string | null | undefined>> = {
    placed: order.createTime,
    paid: order.paymentTime,
    shipped: order.logisticsTime,
    received: done,
    collected: done,
    redeemed: done,
  };
  const own: readonly Stage[] = stagesOf[kind];
  const stage = reached[orderStatus];
  return {
    stages: own.map((one) => ({ stage: one, at: times[one] })),
    current: orderStatus === "COMPLETED" ? own.length : Math.max(0, stage ? own.indexOf(stage) : 0),
  };
}
