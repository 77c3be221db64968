import type { AfterSale, AfterSaleLog } from "@sundry/api/contract/entities/afterSale";
import type { TagProps } from "@sundry/ui/primitives/Tag";

/** The tone in which a state is said; an unknown state is neutral (EN-01). */
export function afterSaleTone(state: string): TagProps["tone"] {
  switch (state) {
    case "APPLY":
    case "PASS":
    case "BUYER_RETURN":
    case "SELLER_CONFIRM":
    case "WAIT_REFUND":
      return "brand";
    case "COMPLETE":
      return "success";
    case "REFUSE":
    case "SELLER_TERMINATION":
      return "danger";
    default:
      return "neutral";
  }
}

/** How a case can end without a refund. */
const endings = ["REFUSE", "SELLER_TERMINATION", "BUYER_CANCEL"] as const;

/** A stage of a case's way, or the ending that broke it off. */
export type Stage = (typeof stages)[number]["name"] | (typeof endings)[number];

/** Stages with the states that reach them, and whether a refund without a return has them. */
const stages = [
  { name: "applied", states: ["APPLY"], money: true },
  { name: "agreed", states: ["PASS"], money: true },
  { name: "sent", states: ["BUYER_RETURN"], money: false },
  { name: "received", states: ["SELLER_CONFIRM"], money: false },
  { name: "refunded", states: ["COMPLETE"], money: true },
] as const;

/** One stage as the page shows it. */
export interface StageShown {
  stage: Stage;
  /** When it was reached, as the answer tells time; absent while it was not. */
  at?: string | undefined;
}

/** The way of a case: its stages, the one it is at, and whether it ended there without a refund (MC-04). */
export interface CaseWay {
  stages: readonly StageShown[];
  /** Index of the stage it has come to; beyond the end when all are reached. */
  current: number;
  failed: boolean;
}

/** What the history says about the way of a case; without a history the state alone decides how far it is. */
export function wayOf(
  { serviceType, serviceStatus }: Pick<AfterSale, "serviceType" | "serviceStatus">,
  logs: readonly Pick<AfterSaleLog, "serviceStatus" | "createTime">[],
): CaseWay {
  const own = stages.filter(({ money }) => money || serviceType !== "RETURN_MONEY");
  const times = new Map(logs.map(({ serviceStatus: state, createTime }) => [state, createTime]));
  const shown: StageShown[] = own.map(({ name, states }) => ({ stage: name, at: timeOf(states, times) }));
  const reached = Math.max(
    own.findLastIndex(({ states }) => timeOf(states, times) !== undefined),
    own.findIndex(({ states }) => states.some((state) => state === serviceStatus)),
    // A bank transfer is waited for once everything before it is done.
    serviceStatus === "WAIT_REFUND" ? own.length - 2 : 0,
  );
  const ending = endings.find((one) => one === serviceStatus);
  if (!ending) return { stages: shown, current: reached === own.length - 1 ? own.length : reached, failed: false };
  return {
    stages: [...shown.slice(0, reached + 1), { stage: ending, at: times.get(ending) }],
    current: reached + 1,
    failed: true,
  };
}

function timeOf(states: readonly string[], times: ReadonlyMap<unknown, string>): string | undefined {
  return states.map((state) => times.get(state)).find((time) => time !== undefined);
}

const told = [
  "APPLY",
  "PASS",
  "BUYER_RETURN",
  "SELLER_CONFIRM",
  "WAIT_REFUND",
  "COMPLETE",
  "REFUSE",
  "SELLER_TERMINATION",
  "BUYER_CANCEL",
] as const;
const dated = ["APPLY", "PASS", "BUYER_RETURN"] as const;

/** Key of the sentence that says what happens next in a state; `by` when it is known until when. */
export function nextKey(state: string, by: boolean) {
  const late = by ? dated.find((one) => one === state) : undefined;
  if (late) return `next.${late}_by` as const;
  return `next.${told.find((one) => one === state) ?? "unknown"}` as const;
}
