import { readFile } from "node:fs/promises";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { largestUpload } from "@sundry/api/contract/upload";
import * as z from "zod/mini";
import { cleanText, isStorable } from "#server/cleanText.ts";
import type { Db } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { clientAddress } from "#server/http/clientAddress.ts";
import { answered, refusedWith, statusOf } from "#server/http/envelope.ts";
import { type FaultLog, hasLeft, reportFault } from "#server/http/faults.ts";
import { isWithin } from "#server/http/requestSize.ts";
import { languageOf } from "#server/http/language.ts";
import { type TakeBack, takingBack } from "#server/http/ownAddresses.ts";
import type { PageLanguage } from "#server/http/pageSettings.ts";
import { Refused } from "#server/http/refused.ts";
import { spooled, uploadFolder } from "#server/http/uploadSpool.ts";
import { originOf } from "#server/modules/account/session/oidc/settings.ts";
import type { Services } from "#server/services.ts";
import { newLines, openChat, sendInChat } from "./chat.ts";
import { chatPage, chatPolicy } from "./chatPage.ts";
import { deskPages } from "./desk.ts";
import { issueSocketTicket } from "./keys.ts";
import { storePicture } from "./pictureLine.ts";
import type { ChatHub } from "./live/hub.ts";
import { socketPath } from "./live/socket.ts";
import { type Lang, languageNamed } from "#server/locales.ts";

export interface ChatParts {
  db: Db;
  services: Services;
  faults: FaultLog;
  hub: ChatHub | undefined;
  languageFor: PageLanguage;
  /** Most characters that can be typed. */
  inputLimit: number;
}

/** More than any of the bodies has. */
const mostJson = { values: 20, depth: 3 };

const Id = z.string().check(z.maxLength(40), z.refine(isStorable));
const Opening = z.object({
  token: z.string().check(z.maxLength(4096), z.refine(isStorable)),
  id: Id,
  goodsId: z.optional(Id),
  skuId: z.optional(Id),
  orderSn: z.optional(Id),
});
const Words = z.string().check(
  z.refine(isStorable),
  z.overwrite((text) => cleanText(text, "lines")),
  z.trim(),
  z.minLength(1),
  z.refine((text) => [...text].length <= 140),
);
const NewMessage = z.union([
  z.object({ text: Words }),
  z.object({ picture: z.string().check(z.minLength(1), z.maxLength(400), z.refine(isStorable)) }),
  z.object({ goodsId: Id, skuId: Id }),
  z.object({ orderSn: Id }),
]);

/** The chat page with its files and calls, and the desk if the shop has one. SB-07, product 28. */
export function chatPages({ db, services, faults, hub, languageFor, inputLimit }: ChatParts): Hono {
  const app = new Hono();
  app.get("/chat", (c) => {
    const origin = originOf(services.config.oidc, c.req.url);
    c.header("Content-Security-Policy", chatPolicy(origin ? new URL(origin).host : (c.req.header("host") ?? "")));
    c.header("X-Frame-Options", "SAMEORIGIN");
    // The address contains a token until the page has read it.
    c.header("Referrer-Policy", "no-referrer");
    c.header("Cache-Control", "no-store");
    c.header("X-Robots-Tag", "noindex");
    const theme = c.req.query("theme");
    const lang = languageNamed(c.req.query("lang")) ?? languageFor(c);
    const zone = services.config.shopZone;
    return c.html(
      chatPage(lang, { theme: theme === "dark" || theme === "light" ? theme : undefined, zone, inputLimit }),
    );
  });
  app.get("/live.js", (c) => file(c, "live.js", "text/javascript; charset=utf-8"));
  app.get("/chat.js", (c) => file(c, "chat.js", "text/javascript; charset=utf-8"));
  app.get("/chat.css", (c) => file(c, "chat.css", "text/css; charset=utf-8"));
  // The shop frames the page without an origin, so that it can't reach the shop's storage. Its calls carry a key and no
  // cookie.
  app.use("/api/*", cors({ origin: "*", allowHeaders: ["uuid", "chatkey", "content-type", "accept-language"] }));
  app.post(
    "/api/pictures",
    bodyLimit({ maxSize: largestUpload, onError: (c) => refuse(c, new Refused(413, { limit: "10 MB" })) }),
    (c) =>
      safely(c, async () => {
        const address = clientAddress(c, services.config.edge.trustedProxies);
        const folder = uploadFolder(services.config);
        return {
          address: await storePicture(db, services, { key: keyOf(c), address }, (memberId, work) =>
            spooled(c, folder, { memberId, address }, work),
          ),
        };
      }),
  );
  app.use("/api/*", bodyLimit({ maxSize: 16 * 1024 }));
  app.post("/api/open", (c) =>
    answer(c, async (tx, lang) => openChat(tx, services, await body(c, services, Opening), lang)),
  );
  app.get("/api/lines", (c) => {
    const after = Number(c.req.query("after") ?? 0);
    const from = Number.isSafeInteger(after) && after >= 0 && after < 2 ** 31 ? after : 0;
    return answer(c, (tx, lang) => newLines(tx, services, keyOf(c), from, lang));
  });
  app.post("/api/lines", (c) =>
    answer(c, async (tx) => sendInChat(tx, services, keyOf(c), await body(c, services, NewMessage))),
  );
  app.post("/api/socket", (c) =>
    answer(c, async (tx) => (hub ? `${socketPath}/${await issueSocketTicket(tx, services, keyOf(c))}` : null)),
  );
  if (services.config.chat === "desk") {
    app.get("/desk.js", (c) => file(c, "desk.js", "text/javascript; charset=utf-8"));
    app.route("/desk", deskPages(db, services, hub));
  }
  return app;

  function answer(c: Context, work: (tx: Tx, lang: Lang) => Promise<unknown>): Promise<Response> {
    return safely(c, () => inTransaction(db, (tx) => work(tx, langOf(c))));
  }

  async function safely(c: Context, work: () => Promise<unknown>): Promise<Response> {
    const now = services.clock.now();
    c.header("Cache-Control", "no-store");
    try {
      return c.json(answered(await work(), now));
    } catch (error) {
      if (error instanceof Refused) return refuse(c, error);
      if (hasLeft(c, error)) return refuse(c, new Refused(4002, { detail: "body" }));
      const id = reportFault(error, "chat", now, faults);
      return c.json(refusedWith({ code: 400, params: { id } }, langOf(c), now), 400);
    }
  }

  function refuse(c: Context, refused: Refused): Response {
    return c.json(refusedWith(refused, langOf(c), services.clock.now()), statusOf(refused.code));
  }
}

/** Reads a JSON body, with addresses of this shop as they are stored. Throws Refused(4002). */
async function body<T extends z.ZodMiniType>(c: Context, services: Services, schema: T): Promise<z.output<T>> {
  const text = await c.req.text();
  const value = isWithin(text, mostJson) ? parsed(text, takingBack(c, services)) : undefined;
  const read = schema.safeParse(value);
  if (!read.success) throw new Refused(4002, { detail: read.error.issues[0]?.path.join(".") || "JSON" });
  return read.data;
}

function parsed(json: string, takeBack: TakeBack): unknown {
  try {
    return JSON.parse(json, (_name, value: unknown) => (typeof value === "string" ? takeBack(value) : value));
  } catch {
    return undefined;
  }
}

function keyOf(c: Context): string | undefined {
  return c.req.header("chatkey");
}

function langOf(c: Context): Lang {
  return languageOf(c);
}

async function file(c: Context, name: "live.js" | "chat.js" | "desk.js" | "chat.css", type: string): Promise<Response> {
  c.header("Content-Type", type);
  c.header("Cache-Control", "no-cache");
  return c.body(await readFile(new URL(`page/${name}`, import.meta.url), "utf8"));
}
