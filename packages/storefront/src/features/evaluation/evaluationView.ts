import type { Evaluation } from "@sundry/api/contract/entities/evaluation";

/** Mean of the scores of an evaluation, 0 to 5; 0 without any. */
export function meanScore(evaluation: Pick<Evaluation, "descriptionScore" | "serviceScore" | "deliveryScore">): number {
  const { descriptionScore, serviceScore, deliveryScore } = evaluation;
  const scores = [descriptionScore, serviceScore, deliveryScore].filter((score) => typeof score === "number");
  return scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** The addresses in a text that joins them with commas. */
export function photosOf(joined: string | null | undefined): string[] {
  return (joined ?? "").split(",").filter((address) => address !== "");
}
