import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { escaped } from "#server/http/escaped.ts";
import { type FaultLog, hasLeft, reportFault } from "#server/http/faults.ts";
import { languageOf } from "#server/http/language.ts";
import { notFoundPage, plainPage, plainPolicy } from "#server/http/plainPages.ts";
import { type Lang, wordsIn } from "#server/locales.ts";
import { setLettersOff } from "#server/modules/account/member/service.ts";
import type { Services } from "#server/services.ts";
import { unsubscriberOf } from "./unsubscribe.ts";

/**
 * Ends a buyer's letters without a login (RFC 8058). Opening the address only asks, because programs that check mail for
 * harm open it too; a `POST`, from the button or from a mailbox, does it.
 */
export function lettersOff({ db, services, faults }: { db: Db; services: Services; faults: FaultLog }): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header("Content-Security-Policy", plainPolicy);
    c.header("Cache-Control", "no-store");
    // The address is the buyer's own.
    c.header("Referrer-Policy", "no-referrer");
  });
  app.use(bodyLimit({ maxSize: 1024 }));
  app.on(["GET", "POST"], "/", async (c) => {
    const lang = languageOf(c);
    const { search, searchParams } = new URL(c.req.url);
    const memberId = await inTransaction(db, async (tx) => {
      const found = await unsubscriberOf(tx, services, searchParams);
      if (found !== null && c.req.method === "POST") await setLettersOff(tx, found, true);
      return found;
    });
    if (memberId === null) return c.html(notFoundPage(lang), 404);
    return c.html(c.req.method === "POST" ? donePage(lang) : askingPage(lang, search));
  });
  app.onError((error, c) => {
    if (hasLeft(c, error)) return c.body(null, 400);
    reportFault(error, "end of letters", services.clock.now(), faults);
    return c.html(notFoundPage(languageOf(c)), 500);
  });
  return app;
}

function askingPage(lang: Lang, search: string): string {
  const { title, text, action } = wordsIn(lang).letters.off;
  return plainPage(
    lang,
    title,
    `<p>${text}</p><form method="post" action="${escaped(search)}"><button>${action}</button></form>`,
  );
}

function donePage(lang: Lang): string {
  const { done, doneText, home } = wordsIn(lang).letters.off;
  return plainPage(lang, done, `<p>${doneText}</p><p><a href="/">${home}</a></p>`);
}
