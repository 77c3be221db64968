/** In minutes, the unit of the demo buyer's stories. */
export const hour = 60;
export const day = 24 * hour;

/** A step after an order: an after-sale request, a complaint or a review of one of its lines, counted from 0. */
export type CaseStep = { line: number } & (
  | { does: "apply"; kind: "RETURN_GOODS" | "RETURN_MONEY"; num: number; reason: string; text: string }
  | { does: "agree" | "refuse" | "answer" | "say-as-store" | "say-as-platform" | "say" | "reply"; text: string }
  | { does: "send-back"; carrier: string; number: string }
  | { does: "take-back" | "talk" }
  | { does: "complain"; topic: string; text: string }
  | { does: "review"; stars: number; text: string }
);

type Step = CaseStep & { ago: number };

/** One line arrived broken, was returned and refunded; the other got a good review. */
export const returnedGoods: readonly Step[] = [
  {
    ago: 17 * day,
    does: "apply",
    line: 0,
    kind: "RETURN_GOODS",
    num: 2,
    reason: "Damaged when it arrived",
    text: "Two of the four balls have lost about a dozen tiles each. The carton was crushed at one corner.",
  },
  { ago: 16 * day, does: "agree", line: 0, text: "Sorry about that. Send the two back, we pay the postage." },
  { ago: 15 * day, does: "send-back", line: 0, carrier: "SF", number: "SF1509926640218" },
  {
    ago: 14 * day,
    does: "review",
    line: 1,
    stars: 5,
    text: "All fifteen stones are firmly set and the circle closes properly. The girls fought over them.",
  },
  { ago: 13 * day, does: "reply", line: 1, text: "Thank you. The next carton comes with combs on both sides." },
  { ago: 11 * day, does: "take-back", line: 0 },
];

/** The wrong item arrived: the store has agreed to a return and waits for the parcel. */
export const wrongGoods: readonly Step[] = [
  {
    ago: 2 * day,
    does: "apply",
    line: 0,
    kind: "RETURN_GOODS",
    num: 1,
    reason: "I received the wrong item",
    text: "One of the four boxes has plain round soaps instead of shells and flowers.",
  },
  { ago: day, does: "agree", line: 0, text: "Agreed. The right box leaves as soon as this one is on its way." },
];

/** A refund that was declined, and the complaint about it, which is still open. */
export const refusedGoods: readonly Step[] = [
  {
    ago: 4 * day,
    does: "apply",
    line: 1,
    kind: "RETURN_MONEY",
    num: 3,
    reason: "Damaged or faulty, not worth sending back",
    text: "The veil of three fans is torn along the outer rib.",
  },
  {
    ago: 3 * day,
    does: "refuse",
    line: 1,
    text: "We checked the fans before packing. We don't think this is our fault.",
  },
  {
    ago: 3 * day - 2 * hour,
    does: "complain",
    line: 1,
    topic: "The store won't give a fair refund",
    text: "Three of twelve fans arrived with a torn veil. The store turned me down without looking at them.",
  },
  {
    ago: 2 * day,
    does: "answer",
    line: 1,
    text: "Every fan is opened once before it is packed. The tears must come from unpacking.",
  },
  { ago: 30 * hour, does: "talk", line: 1 },
  {
    ago: 29 * hour,
    does: "say-as-platform",
    line: 1,
    text: "We have read both sides. Could the store offer something for the three fans?",
  },
  { ago: 26 * hour, does: "say", line: 1, text: "A refund for the three would be fine." },
  {
    ago: 5 * hour,
    does: "say-as-store",
    line: 1,
    text: "We can refund two of them and send a new one with your next order.",
  },
];
