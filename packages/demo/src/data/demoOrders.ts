import type { Bilingual } from "../family.ts";
import { type CaseStep, day, hour, refusedGoods, returnedGoods, wrongGoods } from "./demoCases.ts";

/** A step in the life of an order, a number of minutes before the marketplace is filled. */
export type StoryStep = { ago: number } & (
  | { does: "pay" | "receive" | "deliver" }
  | { does: "cancel" | "trace"; words: Bilingual }
  | { does: "ship"; carrier: string; number: string /** Only the first line. */; half?: boolean }
  | CaseStep
);

/** An order of the demo buyer and its history. */
export interface OrderStory {
  /** Unique, kebab case. */
  key: string;
  /** When it was placed, in minutes before the marketplace is filled. */
  placed: number;
  /** Goods by family and variant, all from one store. */
  goods: readonly (readonly [family: string, variant: string])[];
  /** Store where it is picked up; undefined for parcels. */
  pickup?: string;
  /** Name on the invoice. */
  invoice?: string;
  steps: readonly StoryStep[];
}

const collected: Bilingual = { en: "Collected in Yiwu", zh: "义乌揽收成功" };
const hub: Bilingual = { en: "Arrived at the Jinhua hub", zh: "已到达金华转运中心" };
const town: Bilingual = { en: "Arrived in Yiwu, Chouzhou", zh: "已到达义乌稠州营业部" };
const atDoor: Bilingual = { en: "Out for delivery", zh: "快递员正在派送" };

/**
 * A parcel on its way: handed over, then a tracking event at each of these times, and delivered at the last one if
 * given.
 */
function way(
  { carrier, number }: { carrier: string; number: string },
  shipped: number,
  stops: readonly number[],
  delivered?: number,
): StoryStep[] {
  const words = [collected, hub, town, atDoor];
  return [
    { ago: shipped, does: "ship", carrier, number },
    ...stops.flatMap((ago, at): StoryStep[] => {
      const text = words[at];
      return text ? [{ ago, does: "trace", words: text }] : [];
    }),
    ...(delivered === undefined ? [] : [{ ago: delivered, does: "deliver" as const }]),
  ];
}

/** The demo buyer's orders, oldest first: one for each state that an order and its after-sale can have. */
export const demoOrders: readonly OrderStory[] = [
  {
    key: "long-ago",
    placed: 45 * day,
    goods: [["chopsticks", "gift-pair"]],
    steps: [
      { ago: 45 * day - 3, does: "pay" },
      ...way(
        { carrier: "ZTO", number: "ZTO7300418826" },
        44 * day,
        [43 * day, 42 * day, 41 * day],
        41 * day - 4 * hour,
      ),
      { ago: 40 * day, does: "receive" },
    ],
  },
  {
    key: "sent-back",
    placed: 24 * day,
    goods: [
      ["mirror-ball", "classic"],
      ["tiara", "queen"],
    ],
    steps: [
      { ago: 24 * day - 7, does: "pay" },
      ...way({ carrier: "YTO", number: "YT8811736250" }, 23 * day, [22 * day, 21 * day, 20 * day], 19 * day),
      { ago: 18 * day, does: "receive" },
      ...returnedGoods,
    ],
  },
  {
    key: "to-send-back",
    placed: 14 * day,
    goods: [["soap-bar", "guest-shapes-24"]],
    steps: [
      { ago: 14 * day - 5, does: "pay" },
      ...way({ carrier: "STO", number: "STO7729401835" }, 13 * day, [12 * day, 10 * day, 9 * day], 8 * day),
      { ago: 6 * day, does: "receive" },
      ...wrongGoods,
    ],
  },
  {
    key: "paid-and-cancelled",
    placed: 12 * day,
    goods: [["fashion-chain", "by-the-metre"]],
    steps: [
      { ago: 12 * day - 2, does: "pay" },
      {
        ago: 12 * day - 3 * hour,
        does: "cancel",
        words: { en: "I ordered the wrong item or quantity", zh: "商品或数量选错了" },
      },
    ],
  },
  {
    key: "refused-and-complained",
    placed: 11 * day,
    goods: [
      ["beaded-bracelet", "tassel-12"],
      ["hand-fan", "dance-33"],
    ],
    steps: [
      { ago: 11 * day - 9, does: "pay" },
      ...way({ carrier: "SF", number: "SF1509925510037" }, 10 * day, [9 * day, 8 * day, 7 * day], 6 * day),
      { ago: 5 * day, does: "receive" },
      ...refusedGoods,
    ],
  },
  {
    key: "just-received",
    placed: 9 * day,
    goods: [
      ["balloon", "hand-pump-12"],
      ["birthday-candle", "numbers"],
    ],
    invoice: "Tanaka Trading",
    steps: [
      { ago: 9 * day - 4, does: "pay" },
      ...way(
        { carrier: "SF", number: "SF1509928837745" },
        8 * day,
        [7 * day, 6 * day, 5 * day, 4 * day],
        4 * day - 5 * hour,
      ),
      { ago: 2 * day, does: "receive" },
    ],
  },
  {
    key: "never-paid",
    placed: 6 * day,
    goods: [["soap-bar", "glycerine-36"]],
    steps: [{ ago: 6 * day - 8, does: "cancel", words: { en: "I found them cheaper", zh: "其他地方更便宜" } }],
  },
  {
    key: "at-the-door",
    placed: 4 * day,
    goods: [
      ["umbrella-stand", "wall-rack"],
      ["umbrella-stand", "round-stand"],
    ],
    steps: [
      { ago: 4 * day - 2, does: "pay" },
      ...way({ carrier: "JD", number: "JD0083320115" }, 3 * day, [2 * day, day, 12 * hour, 8 * hour], 5 * hour),
    ],
  },
  {
    key: "on-the-way",
    placed: 3 * day,
    goods: [["shopping-tote", "paper-kraft-100"]],
    steps: [
      { ago: 3 * day - 6, does: "pay" },
      ...way({ carrier: "YTO", number: "YT8812200934" }, 2 * day, [day, 9 * hour]),
    ],
  },
  {
    key: "half-shipped",
    placed: 2 * day,
    goods: [
      ["clay-lamp", "diya-12"],
      ["clay-lamp", "brass-look"],
    ],
    steps: [
      { ago: 2 * day - 1, does: "pay" },
      { ago: day, does: "ship", carrier: "ZTO", number: "ZTO7300551204", half: true },
      { ago: 10 * hour, does: "trace", words: collected },
    ],
  },
  {
    key: "at-the-counter",
    placed: day,
    goods: [["sun-umbrella", "feather-light"]],
    pickup: "jinhe-umbrella",
    steps: [{ ago: day - 5, does: "pay" }],
  },
  {
    key: "being-packed",
    placed: 5 * hour,
    goods: [["hand-saw", "utility-knife-12"]],
    steps: [{ ago: 5 * hour - 3, does: "pay" }],
  },
  { key: "waits-for-payment", placed: 3, goods: [["crayons", "party-four"]], steps: [] },
];
