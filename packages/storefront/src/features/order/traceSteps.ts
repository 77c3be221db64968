import type { LogisticsTraces } from "@sundry/api/contract/entities/parcel";

/** A step on the way of a parcel. */
export interface TraceStep {
  /** Moment as the answer writes it; empty when the carrier gives none. */
  time: string;
  words: string;
}

/** The way of a parcel, newest first. Carriers write their names with a capital or without; a step without words is left out. */
export function traceSteps(way: LogisticsTraces | null | undefined): TraceStep[] {
  return (way?.traces ?? [])
    .map((node) => ({
      time: node.AcceptTime ?? node.acceptTime ?? "",
      words: [node.AcceptStation ?? node.acceptStation, node.Remark ?? node.remark].filter(Boolean).join(" · "),
    }))
    .filter(({ words }) => words !== "")
    .sort((one, other) => (one.time < other.time ? 1 : one.time > other.time ? -1 : 0));
}
