import { eq } from "drizzle-orm";
import { members } from "#server/db/schema/member.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { type Lang, wordsIn } from "#server/locales.ts";
import { isFirstGuess, type Known } from "./firstGuesses.ts";
import { shopNames } from "#server/settings/siteWords.ts";

let loaded: Promise<Omit<Known, "names">> | undefined;

/** The 49,000 most common passwords and the usual keyboard. Loaded with the first password that is chosen. */
function commonKnowledge(): Promise<Omit<Known, "names">> {
  loaded ??= import("@zxcvbn-ts/language-common").then(({ dictionary, adjacencyGraphs }) => ({
    common: new Set(dictionary["passwords-common"].map((one) => one.toLowerCase())),
    keys: adjacencyGraphs.qwerty,
  }));
  return loaded;
}

/**
 * Whether a password is among the first that somebody tries: a common one, a name of the buyer or the shop (`names`), or
 * either with digits and signs around it, a row, a date.
 */
export async function isWeakPassword(password: string, names: readonly string[] = []): Promise<boolean> {
  const plain = password.normalize("NFKC").trim().toLowerCase();
  // Blanks have a rule and a sentence of their own.
  if ([...plain].length < 2) return false;
  return isFirstGuess(plain, { ...(await commonKnowledge()), names });
}

/**
 * Refuses (4002) a new password that {@link isWeakPassword} in this shop, of a buyer with these names. Cheap beside a
 * hash: call it before.
 */
export async function refuseWeakPassword(
  tx: Tx,
  password: string,
  lang: Lang,
  names: readonly (string | null | undefined)[],
): Promise<void> {
  const given = names.filter((name) => name !== null && name !== undefined);
  if (await isWeakPassword(password, [...given, ...(await shopNames(tx))]))
    throw new Refused(4002, { detail: wordsIn(lang).sentences.input.commonPassword });
}

/** The same for a buyer who is registered. */
export async function refuseWeakPasswordOf(tx: Tx, memberId: string, password: string, lang: Lang): Promise<void> {
  const { username, nickName, mobile, email } = members;
  const [names] = await tx.select({ username, nickName, mobile, email }).from(members).where(eq(members.id, memberId));
  await refuseWeakPassword(tx, password, lang, Object.values(names ?? {}));
}
