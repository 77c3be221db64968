import type { Tx } from "#server/db/transaction.ts";
import { type Lang, languageNamed, wordsIn } from "#server/locales.ts";
import type { LetterRow } from "#server/modules/platform/outgoing/letterQueries.ts";
import type { Services } from "#server/services.ts";
import type { Draft } from "./draft.ts";
import { momentWords } from "./momentWords.ts";

const changePassword = "/#/home/ModifyPwd";
const resetPassword = "/#/forgetPassword";
const accountSecurity = "/#/home/AccountSafe";

/** Letters about the buyer's account. */
export const accountLetters = {
  PASSWORD_CHANGED: passwordDraft,
  NEW_DEVICE: deviceDraft,
  ACCOUNT_CLOSING: closingDraft,
  ACCOUNT_CLOSED: closedDraft,
} as const;

/** What a letter about the account says. */
export function accountLetter(_: Tx, services: Services, row: LetterRow, usual: Lang): { draft: Draft; lang: Lang } {
  const { language } = row.values;
  const lang = languageNamed(typeof language === "string" ? language : undefined) ?? usual;
  // When it happened, or when it will.
  const { at } = row.values;
  const time = momentWords(typeof at === "string" ? new Date(at) : row.createdAt, lang, services);
  return { draft: accountLetters[row.kind as keyof typeof accountLetters](row, time, lang), lang };
}

function passwordDraft(_: LetterRow, time: string, lang: Lang): Draft {
  const { passwordChanged: words, why } = wordsIn(lang).letters;
  return {
    subject: words.title,
    preview: words.text(time),
    title: words.title,
    paragraphs: [words.text(time), words.notYou],
    action: { label: words.action, path: resetPassword },
    why: why.account,
  };
}

function deviceDraft({ values }: LetterRow, time: string, lang: Lang): Draft {
  const { newDevice: words, why } = wordsIn(lang).letters;
  const { browser } = values;
  return {
    subject: words.title,
    preview: words.text(time),
    title: words.title,
    paragraphs: [words.text(time), words.notYou],
    action: { label: words.action, path: changePassword },
    ...(typeof browser === "string" && { facts: [{ label: words.device, lines: [browser] }] }),
    why: why.account,
  };
}

function closingDraft(_: LetterRow, time: string, lang: Lang): Draft {
  const { accountClosing: words, why } = wordsIn(lang).letters;
  return {
    subject: words.title,
    preview: words.text(time),
    title: words.title,
    paragraphs: [words.text(time), words.notYou],
    action: { label: words.action, path: accountSecurity },
    why: why.account,
  };
}

function closedDraft(_: LetterRow, _time: string, lang: Lang): Draft {
  const { accountClosed: words, off, why } = wordsIn(lang).letters;
  return {
    subject: words.title,
    preview: words.text,
    title: words.title,
    paragraphs: [words.text, words.kept],
    action: { label: off.home, path: "/" },
    why: why.closed,
  };
}
