import type { TagProps } from "@sundry/ui/primitives/Tag";

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

/** Stages of an order's way: placed, paid, packed, shipped, received. */
export const stages = ["placed", "paid", "packed", "shipped", "received"] as const;

/** How far an order has come: the index of the stage it is at, beyond the end when all is done (MC-03). */
export function stageOf(status: string): number {
  switch (status) {
    case "UNPAID":
      return 1;
    case "PAID":
    case "UNDELIVERED":
    case "STAY_PICKED_UP":
    case "TAKE":
      return 2;
    case "PARTS_DELIVERED":
      return 3;
    case "DELIVERED":
      return 4;
    case "COMPLETED":
      return 5;
    default:
      return 0;
  }
}
