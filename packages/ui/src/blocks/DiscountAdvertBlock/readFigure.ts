import { readText } from "../BlockPage/index.ts";
import { isRecord } from "../pageData/index.ts";

/** The large number of a discount and the words around it: "Up to" 35% "off", "低至" 6.5 "折". */
export interface DiscountFigure {
  readonly before?: string | undefined;
  /** Digits with their sign, in the largest text size. */
  readonly number: string;
  readonly after?: string | undefined;
}

/** Reads `figure`: text, a number, or an object with the three parts. */
export function readFigure(value: unknown): DiscountFigure | undefined {
  const parts = isRecord(value) ? value : { value };
  const whole = typeof parts.value === "number" ? String(parts.value) : readText(parts.value)?.trim();
  if (!whole) return undefined;
  const [, number = whole, unit = ""] = /^([\d.,]+\s*%?)(.*)$/u.exec(whole) ?? [];
  const after = `${unit.trim()}${unit && readText(parts.after) ? " " : ""}${readText(parts.after) ?? ""}`;
  return { before: readText(parts.before), number: number.trim(), after: after === "" ? undefined : after };
}
