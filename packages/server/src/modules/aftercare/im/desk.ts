import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { cleanText, isStorable } from "#server/cleanText.ts";
import type { Db } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { languageOf } from "#server/http/language.ts";
import { notFoundPage, plainPolicy } from "#server/http/plainPages.ts";
import { Refused } from "#server/http/refused.ts";
import { memberById } from "#server/modules/account/member/service.ts";
import type { Services } from "#server/services.ts";
import { wireMoment } from "#server/shopTime.ts";
import { readAsStore } from "./chat.ts";
import type { ChatHub } from "./live/hub.ts";
import { deskSocket } from "./live/socket.ts";
import { type DeskTalk, deskPage, deskTalkPage } from "./deskPage.ts";
import { partyOf } from "./parties.ts";
import { talkById, type TalkRow, type TalkSummary, talkSummaries } from "./queries.ts";
import { sendAsStore } from "./service.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

const maxTalks = 100;

/** A plain page with its own scripts. */
const policy = `${plainPolicy}; script-src 'self'; connect-src 'self'`;

/** The other side of every talk, for demonstrations: anybody who opens it can reply for any store. */
export function deskPages(db: Db, services: Services, hub: ChatHub | undefined): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header("Content-Security-Policy", policy);
    c.header("Cache-Control", "no-store");
    c.header("X-Robots-Tag", "noindex");
  });
  app.use(csrf());
  app.use(bodyLimit({ maxSize: 16 * 1024 }));
  app.get("/", async (c) => {
    const tx = db as Tx;
    const summaries = await talkSummaries(tx, { reader: "STORE", limit: maxTalks });
    const talks = await Promise.all(summaries.map((one) => deskTalk(tx, services, one, langOf(c))));
    return c.html(deskPage(langOf(c), talks));
  });
  if (hub) app.route("/live", deskSocket(services, hub));
  app.get("/:id", async (c) => {
    const id = c.req.param("id");
    const lang = langOf(c);
    const page = await inTransaction(db, async (tx) => {
      const lines = await readAsStore(tx, services, id, lang);
      const talk = lines && (await talkById(tx, id));
      return talk && deskTalkPage(lang, { id, name: await nameOf(tx, talk, lang), lines });
    });
    return page ? c.html(page) : c.html(notFoundPage(lang), 404);
  });
  app.post("/:id", async (c) => {
    const { text } = await c.req.parseBody();
    try {
      await inTransaction(db, (tx) =>
        sendAsStore(
          tx,
          services,
          c.req.param("id"),
          typeof text === "string" && isStorable(text) ? cleanText(text, "lines") : "",
        ),
      );
    } catch (error) {
      if (error instanceof Refused) return c.html(notFoundPage(langOf(c)), 404);
      throw error;
    }
    return c.redirect(c.req.path, 303);
  });
  return app;
}

async function deskTalk(
  tx: Tx,
  services: Services,
  { talk, last, unread }: TalkSummary,
  lang: Lang,
): Promise<DeskTalk> {
  const [buyer, party] = await Promise.all([memberById(tx, talk.memberId), partyOf(tx, talk.storeId)]);
  return {
    id: talk.id,
    buyer: buyer?.nickName ?? talk.memberId,
    party: inLanguage(lang, party.name),
    last: last?.type === "MESSAGE" ? last.text : "…",
    at: wireMoment(talk.lastAt, services.config.shopZone),
    unread,
  };
}

async function nameOf(tx: Tx, talk: TalkRow, lang: Lang): Promise<string> {
  const [buyer, party] = await Promise.all([memberById(tx, talk.memberId), partyOf(tx, talk.storeId)]);
  return `${buyer?.nickName ?? talk.memberId} → ${inLanguage(lang, party.name)}`;
}

function langOf(c: Context): Lang {
  return languageOf(c);
}
