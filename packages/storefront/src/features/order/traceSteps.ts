import type { LogisticsTraces } from "@sundry/api/contract/entities/parcel";

/** One tracking step of a parcel. */
export interface TraceStep {
  /** Time as the carrier wrote it; empty without one. */
  time: string;
  text: string;
}

/** The tracking steps of a parcel, newest first. Carriers write field names with or without a capital; a step without text is left out. */
export function traceSteps(tracking: LogisticsTraces | null | undefined): TraceStep[] {
  return (tracking?.traces ?? [])
    .map((node) => ({
      time: node.AcceptTime ?? node.acceptTime ?? "",
      text: [node.AcceptStation ?? node.acceptStation, node.Remark ?? node.remark].filter(Boolean).join(" · "),
    }))
    .filter(({ text }) => text !== "")
    .sort((one, other) => (one.time < other.time ? 1 : one.time > other.time ? -1 : 0));
}
