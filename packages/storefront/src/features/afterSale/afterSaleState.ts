import type { AfterSale, AfterSaleLog } from "@sundry/api/contract/entities/afterSale";
import type { TagProps } from "@sundry/ui/primitives/Tag";

/** The tone of a state; an unknown state is neutral (EN-01). */
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

/** The ways a case can end without a refund. */
const endings = ["REFUSE", "SELLER_TERMINATION", "BUYER_CANCEL"] as const;

/** A stage of a case, or the way it ended without a refund. */
export type Stage = (typeof stages)[number]["name"] | (typeof endings)[number];

/** Stages with the states that reach them. `money` marks those that a refund without a return has too. */
const stages = [
  { name: "applied", states: ["APPLY"], money: true },
  { name: "agreed", states: ["PASS"], money: true },
  { name: "sent", states: ["BUYER_RETURN"], money: false },
  { name: "received", states: ["SELLER_CONFIRM"], money: false },
  { name: "refunded", states: ["COMPLETE"], money: true },
] as const;

/** One stage as the page shows it. */
export interface ShownStage {
  stage: Stage;
  /** When it was reached, in the answer's format; undefined until then. */
  at?: string | undefined;
}

/** The progress of a case: its stages, the current one, and whether the case ended there without a refund (MC-04). */
export interface CaseProgress {
  stages: readonly ShownStage[];
  /** Index of the current stage; beyond the last when all are reached. */
  current: number;
  failed: boolean;
}

/** The progress of a case from its log; without a log the state alone decides. */
export function progressOf(
  { serviceType, serviceStatus }: Pick<AfterSale, "serviceType" | "serviceStatus">,
  logs: readonly Pick<AfterSaleLog, "serviceStatus" | "createTime">[],
): CaseProgress {
  const own = stages.filter(({ money }) => money || serviceType !== "RETURN_MONEY");
  const times = new Map(logs.map(({ serviceStatus: state, createTime }) => [state, createTime]));
  const shown: ShownStage[] = own.map(({ name, states }) => ({ stage: name, at: timeOf(states, times) }));
  const reached = Math.max(
    own.findLastIndex(({ states }) => timeOf(states, times) !== undefined),
    own.findIndex(({ states }) => states.some((state) => state === serviceStatus)),
    // A case that waits for a bank transfer has passed everything before it.
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

const explained = [
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
const withDeadline = ["APPLY", "PASS", "BUYER_RETURN"] as const;

/** Key of the sentence about what happens next in a state, with or without its deadline. */
export function nextKey(state: string, hasDeadline: boolean) {
  const dated = hasDeadline ? withDeadline.find((one) => one === state) : undefined;
  if (dated) return `next.${dated}_by` as const;
  return `next.${explained.find((one) => one === state) ?? "unknown"}` as const;
}
