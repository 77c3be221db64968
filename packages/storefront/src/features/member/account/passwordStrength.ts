/** How hard a password is to guess: a hint, never a rule. */
export type Strength = "weak" | "fair" | "strong";

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** Judges by length first and variety second; repeated characters and those that follow each other, as in "12345678", count once. */
export function passwordStrength(password: string): Strength {
  const points = [...password];
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const follows = (point: string, at: number) =>
    point.codePointAt(0) === (points[at - 1]?.codePointAt(0) ?? Number.NaN) + 1;
  const different = new Set(points.filter((point, at) => !follows(point, at))).size;
  if (points.length < 8 || different < 5) return "weak";
  const worth = different + points.length / 2 + variety * 3;
  return worth >= 22 ? "strong" : worth >= 15 ? "fair" : "weak";
}
