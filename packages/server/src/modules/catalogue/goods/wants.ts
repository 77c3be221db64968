import { type SQL, sql } from "drizzle-orm";
import { fromWire } from "#server/money/cents.ts";
import { centsBetween } from "#server/db/centsBetween.ts";
import { goods, totalCents } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { ageTokens } from "./ageFacts.ts";
import type { Ages } from "./ages.ts";
import { areAny } from "./anyGoods.ts";
import type { Budget } from "./budgets.ts";
import { readErrand, type Wish } from "./errand.ts";
import { withoutConnectives } from "./fillers.ts";
import { hasGroups, type WordGroups } from "./filters.ts";
import { queryGroups, wholeText } from "./searchTokens.ts";
import type { Meant } from "./spelling.ts";
import type { Synonyms } from "./synonyms.ts";

/** An age or a budget that goods must fit. */
export interface Fact {
  kind: "AGE" | "BUDGET";
  /** As it was typed. */
  text: string;
  from: number | undefined;
  to: number | undefined;
  /** The search without it. */
  without: string;
  /** The goods that fit. */
  fits: SQL;
}

/** What a search wants: goods with these words, for this age, within this budget. */
export interface Wants {
  /** Undefined without words. */
  words: Meant | undefined;
  facts: readonly Fact[];
  /** What was typed, without an age and a budget. */
  rest: string;
}

/** Words for children, as goods are called that say their age: beside an age they say nothing more. */
const children: ReadonlySet<string> = new Set(["kid", "baby", "toddler", "teen"]);

/** Reads what is searched for. Who types the whole name of goods wants these, whatever it says. */
export async function wantsOf(tx: Tx, keyword: string | undefined, synonyms: Synonyms): Promise<Wants> {
  const text = keyword?.trim() ?? "";
  if (text === "") return { words: undefined, facts: [], rest: "" };
  const { words, age, budget } = readErrand(text);
  const facts = [...(age ? [ageFact(age)] : []), ...(budget ? [budgetFact(budget)] : [])];
  if (facts.length === 0 || (await isName(tx, text))) return { words: wordsOf(text, synonyms), facts: [], rest: text };
  const meant = wordsOf(words, synonyms, age !== undefined);
  return { words: meant.groups.length === 0 ? undefined : meant, facts, rest: words };
}

/** The words of a text that goods must have; beside an age without those for children. */
export function wordsOf(text: string, synonyms: Synonyms, besideAge = false): Meant {
  const groups = contentGroups(text, synonyms);
  return { text, groups: besideAge ? groups.filter((group) => !group.some((token) => children.has(token))) : groups };
}

/** What goods must have, without words that only connect; if there are no others, these. */
export function contentGroups(text: string, synonyms: Synonyms): WordGroups {
  const content = withoutConnectives(text);
  return queryGroups(content === "" ? text : content, synonyms);
}

/** Whether goods are called exactly so. */
async function isName(tx: Tx, text: string): Promise<boolean> {
  const whole = wholeText(text);
  if (whole === undefined) return false;
  const [found = false] = await areAny(tx, [hasGroups(goods.nameTokens, [[whole]])]);
  return found;
}

function ageFact({ value: { from, to }, text, without }: Wish<Ages>): Fact {
  const fits = hasGroups(goods.searchTokens, [ageTokens({ from, to })]);
  return { kind: "AGE", text, from, to, without, fits };
}

function budgetFact({ value: { from, to }, text, without }: Wish<Budget>): Fact {
  const [least, most] = [from, to].map((amount) => (amount === undefined ? undefined : fromWire(amount)));
  const fits = centsBetween(totalCents(goods), least, most) ?? sql`true`;
  return { kind: "BUDGET", text, from, to, without, fits };
}
