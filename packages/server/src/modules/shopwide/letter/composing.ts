import type { Tx } from "#server/db/transaction.ts";
import { fallback, type Lang } from "#server/locales.ts";
import { memberById } from "#server/modules/account/member/service.ts";
import { isOptional } from "#server/modules/platform/outgoing/letter.ts";
import { type MessageContent, sendMessage } from "#server/modules/platform/outgoing/service.ts";
import { transportOf } from "#server/modules/platform/outgoing/settings.ts";
import type { Sweep } from "#server/modules/platform/timers/sweep.ts";
import type { Services } from "#server/services.ts";
import { daysAgo } from "#server/shopTime.ts";
import { accountLetter, accountLetters } from "./accountLetters.ts";
import { isOver } from "./isOver.ts";
import { letterHtml } from "./letterHtml.ts";
import { letterText } from "./letterText.ts";
import { letterLook } from "./look.ts";
import { noticeLetter } from "./noticeLetters.ts";
import { saleLetter, saleLetters } from "./saleLetters.ts";
import { unsubscribePath } from "./unsubscribe.ts";
import {
  deleteLettersBefore,
  letterByKey,
  type LetterRow,
  lockWaiting,
  markComposed,
  waitingLetters,
} from "#server/modules/platform/outgoing/letterQueries.ts";

/** For how long a letter is of use, days: after that, an outage has made it old news. */
const usefulDays = 3;
/** For how long an event is remembered that a letter was sent about, days. */
const rememberedDays = 90;

/** Turns letters that wait into outgoing messages, each in the language of the order or of the latest login. */
export const composeLetters: Sweep = {
  find: (tx, now, limit) => waitingLetters(tx, daysAgo(now.getTime(), usefulDays), limit),
  settle: compose,
};

async function compose(tx: Tx, services: Services, key: string, now: Date): Promise<boolean> {
  const row = await lockWaiting(tx, key);
  if (!row) return false;
  await markComposed(tx, key, now);
  const member = await memberById(tx, row.memberId);
  if (!member?.email || (isOptional(row.kind) && member.lettersOff)) return true;
  if (transportOf(services.config.messages, "EMAIL") === "none") return true;
  const content = await contentOf(tx, services, row, member.language ?? fallback);
  if (content)
    await sendMessage(tx, services, {
      ...{ channel: "EMAIL", to: member.email, letterKey: key },
      ...content,
      goodForMs: usefulDays * 86_400_000,
    });
  return true;
}

/**
 * Writes a letter anew that could not be delivered at first: what it tells may have changed since. Null if it is of no
 * use any more; undefined if the letter is not known any more, and goes as it was written.
 */
export async function letterAnew(tx: Tx, services: Services, key: string): Promise<MessageContent | null | undefined> {
  const row = await letterByKey(tx, key);
  const member = row && (await memberById(tx, row.memberId));
  if (!row || !member) return undefined;
  if (isOptional(row.kind) && member.lettersOff) return null;
  return contentOf(tx, services, row, member.language ?? fallback);
}

/** What a letter says as an email; null if it is of no use any more. */
async function contentOf(tx: Tx, services: Services, row: LetterRow, usual: Lang): Promise<MessageContent | null> {
  if (await isOver(tx, row)) return null;
  const found = await writerOf(row.kind)(tx, services, row, usual);
  if (!found) return null;
  const { draft, lang } = found;
  const look = await letterLook(tx, services, lang);
  const end =
    isOptional(row.kind) && look.origin !== undefined
      ? look.origin + (await unsubscribePath(tx, services, row.memberId))
      : undefined;
  return {
    subject: draft.subject,
    body: letterText(draft, look, { lang, end }),
    html: letterHtml(draft, look, { lang, end }),
    ...(end && { unsubscribe: end }),
  };
}

function writerOf(kind: string) {
  if (Object.hasOwn(saleLetters, kind)) return saleLetter;
  return Object.hasOwn(accountLetters, kind) ? accountLetter : noticeLetter;
}

/** Forgets letters that were sent long ago. */
export async function forgetOldLetters(tx: Tx, { clock }: Services): Promise<void> {
  await deleteLettersBefore(tx, daysAgo(clock.now(), rememberedDays));
}
