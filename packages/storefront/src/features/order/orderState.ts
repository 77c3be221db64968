import type { Order } from "@sundry/api/contract/entities/order";
import type { TagProps } from "@sundry/ui/primitives/Tag";

/** What the way of an order is read from. */
type OrderOnItsWay = Pick<
  Order,
  "orderStatus" | "orderType" | "deliveryMethod" | "createTime" | "paymentTime" | "logisticsTime" | "completeTime"
>;

/** The tone in which a state is said; red stands for running time alone. An unknown state is neutral (EN-01). */
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

/** Whether there is a sentence about what happens next in a state. */
export function hasNextStep(status: string): status is (typeof explained)[number] {
  return explained.some((one) => one === status);
}

/** Stages of an order's way; goods that are picked up or redeemed are never shipped. */
const ways = {
  parcel: ["placed", "paid", "packed", "shipped", "received"],
  counter: ["placed", "paid", "ready", "collected"],
  code: ["placed", "paid", "redeemed"],
} as const;

type Stage = (typeof ways)[keyof typeof ways][number];

/** The last stage that an order has come to in each state. */
const reached: Readonly<Record<string, Stage>> = {
  UNPAID: "placed",
  PAID: "paid",
  TAKE: "paid",
  UNDELIVERED: "packed",
  STAY_PICKED_UP: "ready",
  PARTS_DELIVERED: "shipped",
  DELIVERED: "shipped",
};

/** The way of an order, when its stages were reached, and the one it is at: beyond the end when all is done (MC-03). */
export function wayOf(order: OrderOnItsWay): {
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
  const own: readonly Stage[] = ways[kind];
  const stage = reached[orderStatus];
  return {
    stages: own.map((one) => ({ stage: one, at: times[one] })),
    current: orderStatus === "COMPLETED" ? own.length : Math.max(0, stage ? own.indexOf(stage) : 0),
  };
}
