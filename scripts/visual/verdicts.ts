import { readFile } from "node:fs/promises";
import { inRoot } from "../run/root.ts";
import type { Change, GivenVerdict, Verdicts } from "./review.ts";

/** The verdicts of the reviewers: downloaded from the review page and committed with the change they are about. */
export const verdictsFile = inRoot("visual-verdicts.json");

/** Reads verdicts; none if the file does not exist. Throws an Error with one sentence if it is not what the page wrote. */
export async function readVerdicts(file: string = verdictsFile): Promise<Verdicts> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
  const verdicts = parsed(text);
  if (!isVerdicts(verdicts)) throw new Error(`${file} has no verdicts: download it from the review page again.`);
  return verdicts;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isVerdicts = (value: unknown): value is Verdicts => isObject(value) && Object.values(value).every(isVerdict);

const isVerdict = (value: unknown): value is GivenVerdict =>
  isObject(value) &&
  (value.verdict === "approved" || value.verdict === "rejected") &&
  (value.fingerprint === null || typeof value.fingerprint === "string") &&
  (value.note === undefined || typeof value.note === "string");

/** The verdict on a change, if it was given on exactly this picture. */
export function verdictOn({ name, fingerprint }: Change, verdicts: Verdicts): GivenVerdict | null {
  const given = Object.hasOwn(verdicts, name) ? verdicts[name] : undefined;
  return given?.fingerprint === fingerprint ? given : null;
}

/** What a comparison comes to: whether it passes, and what to tell about it, line by line. */
export interface Outcome {
  readonly passes: boolean;
  readonly lines: readonly string[];
}

const mostNamed = 20;

/**
 * A comparison passes if every changed picture is approved and none is rejected. New and removed pictures need no
 * approval, because their stories are part of the change that people read.
 */
export function outcomeOf(changes: readonly Change[], same: number, verdicts: Verdicts): Outcome {
  const judged = changes.map((change) => ({ ...change, given: verdictOn(change, verdicts) }));
  const open = judged.filter(({ kind, given }) => kind === "changed" && !given);
  const rejected = judged.filter(({ given }) => given?.verdict === "rejected");
  const count = (kind: Change["kind"]) => changes.filter((change) => change.kind === kind).length;
  return {
    passes: open.length === 0 && rejected.length === 0,
    lines: [
      `${count("changed")} changed, ${count("new")} new, ${count("removed")} removed, ${same} the same`,
      ...named("to review", open),
      ...named("rejected", rejected),
    ],
  };
}

function named(what: string, pictures: readonly (Change & { given: GivenVerdict | null })[]): string[] {
  if (pictures.length === 0) return [];
  const lines = pictures
    .slice(0, mostNamed)
    .map(({ name, given }) => `  ${name}${given?.note ? `: ${given.note}` : ""}`);
  const more = pictures.length > mostNamed ? [`  and ${pictures.length - mostNamed} more`] : [];
  return [`${pictures.length} ${what}:`, ...lines, ...more];
}
