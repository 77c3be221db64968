import type { AfterSaleReason } from "@sundry/api/contract/entities/afterSale";
import { ReasonType } from "@sundry/api/contract/enums";
import type { ValueOf } from "@sundry/api/contract/enumeration";
import { type Lang, type ServerWords, allLanguages, wordsIn } from "#server/locales.ts";

/** Purpose of a reason. */
export type ReasonFor = ValueOf<typeof ReasonType>;

type ReasonKey = keyof ServerWords["afterSale"]["reasons"];

/** The keys of the reasons in display order. They are stored and never change. */
const reasons: Readonly<Record<ReasonFor, readonly ReasonKey[]>> = {
  CANCEL: ["changed-mind", "wrong-address", "wrong-choice", "forgot-coupon", "cheaper", "too-slow", "other-cancel"],
  RETURN_GOODS: ["not-as-described", "damaged", "quality", "wrong-goods", "wrong-size", "not-needed", "other-return"],
  RETURN_MONEY: ["not-received", "pieces-missing", "flawed", "agreed", "not-fetched", "other-refund"],
  COMPLAIN: ["no-refund", "fake", "misled", "not-shipped", "rude", "other-complaint"],
};

/** The reasons for a purpose in the reader's language; empty for an unknown type. */
export function reasonsFor(type: string, lang: Lang): AfterSaleReason[] {
  if (!isReasonType(type)) return [];
  return reasons[type].map((key) => ({ id: key, reason: reasonWords(key, lang), serviceType: type }));
}

/** Key of a reason by its text in any language; undefined if it is not in the list. */
export function reasonKey(type: ReasonFor, text: string): string | undefined {
  return reasons[type].find((key) => allLanguages().some((lang) => reasonWords(key, lang) === text));
}

/** The text of a stored reason; a key that is no longer in the list is shown as it is. */
export function reasonWords(key: string, lang: Lang): string {
  const words: Readonly<Record<string, string>> = wordsIn(lang).afterSale.reasons;
  return words[key] ?? key;
}

function isReasonType(type: string): type is ReasonFor {
  return (ReasonType.values as readonly string[]).includes(type);
}
