import type { Call, Result } from "@sundry/api/contract/call";
import type { SiteSetting } from "@sundry/api/contract/entities/site";
import { get as getSite } from "@sundry/api/contract/site";
import { ApiError } from "@sundry/api/client";
import i18next from "i18next";
import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { Router } from "react-router-dom";
import { unstable_serialize as serialize } from "swr";
import { App } from "../app/App.tsx";
import { loadPageAt } from "../app/pages.ts";
import { fileOf } from "./files.ts";
import { headOf } from "./head.tsx";
import { type PageStatus, statusOf } from "./status.ts";
import { client } from "../shared/data/client.ts";
import { takeDialect } from "../shared/data/createShopClient.ts";
import { AskOnServerContext, type SentAnswer } from "../shared/data/sentAnswers.ts";
import { readKey } from "../shared/data/useRead.ts";
import { currentLocale, setServerLocale } from "../shared/i18n/locale.ts";
import type { Locale } from "../shared/i18n/locales.ts";
import { currentZone } from "../shared/i18n/shopZone.ts";
import { initWords, loadUiWords, loadWords } from "../shared/i18n/words.ts";
import type { SentPage } from "../shared/data/sentPage.ts";
import { pageAt } from "../shared/routing/addresses.ts";
import { type TitleParts, TitleOnServerContext } from "../shared/routing/pageName.ts";
import { readSettings } from "../shared/site/config.ts";
import { lateNoticeId } from "../start/earlyPresses.ts";
import { logoOf, sloganOf, takeSite } from "../shared/site/site.ts";

/** A page of the shop as the server sends it. */
export interface RenderedPage {
  /** Markup of `#root`. */
  html: string;
  /** Markup of the head: title, description, canonical address, cards, facts for search engines. */
  head: string;
  /** Markup after `#root`, hidden until a press in the page was in vain because the shop's code does not come. */
  notice: string;
  sent: SentPage;
  /** Source file of the page, which names its styles in the manifest of the build. */
  file: string;
  status: PageStatus;
}

/** What a page is rendered for. */
export interface RenderOptions {
  /** Where browsers reach the shop, such as `https://shop.example`; undefined if the shop does not know. */
  origin: string | undefined;
  /** Whether the address that the visitor asked for names the language. */
  localeNamed: boolean;
  signal: AbortSignal;
}

/**
 * Prepares this process, or thread, for pages in one language. Languages cannot be mixed: words and settings belong to
 * the whole module, as they do in the browser.
 */
export async function prepare(locale: Locale): Promise<void> {
  await readSettings();
  await takeDialect();
  await Promise.all([initWords(locale), loadUiWords(locale)]);
  await loadWords("entry", locale);
  setServerLocale(locale);
}

/** Refusals that a page shows. After any other fault there is no page. */
const shown: ReadonlySet<string> = new Set(["notFound", "refused"]);

/** Renders the page at an address of the shop (`/goodsDetail?goodsId=1`), as a visitor without a session sees it. */
export async function render(address: string, { origin, localeNamed, signal }: RenderOptions): Promise<RenderedPage> {
  const asked = new Map<string, Promise<SentAnswer>>();
  const answers: [string, SentAnswer][] = [];
  /** Key of the first answer that was asked of each call. */
  const firstOf = new Map<string, string>();
  let broken: unknown;
  const ask = (key: string, call: Call, input: object) => {
    const known = asked.get(key) ?? answerOf(call, input, signal);
    if (!asked.has(key)) {
      asked.set(key, known);
      if (!firstOf.has(call.id)) firstOf.set(call.id, key);
      known.then(
        (answer) => answers.push([key, answer]),
        (error: unknown) => {
          broken = error;
        },
      );
    }
    return known;
  };
  const locale = currentLocale();
  const [site] = await Promise.all([ask(serialize(readKey(getSite, {}, locale)), getSite, {}), loadPageAt(address)]);
  takeSite(site.data as SiteSetting | undefined);
  const title: TitleParts = { name: undefined, title: "", siteName: "" };
  const now = client.serverNow();
  const { prelude } = await prerenderToNodeStream(
    <AskOnServerContext value={ask}>
      <TitleOnServerContext value={(parts) => void Object.assign(title, parts)}>
        <App router={routerAt(address)} sent={{ answers: [], now }} />
      </TitleOnServerContext>
    </AskOnServerContext>,
    {
      signal,
      // Larger parts would be moved into place by inline scripts, which the policy of the page forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        broken = error;
      },
    },
  );
  const parts: Buffer[] = [];
  for await (const part of prelude) parts.push(Buffer.from(part as Uint8Array));
  if (broken) throw new Error("The page can't be rendered.", { cause: broken });
  const html = Buffer.concat(parts).toString("utf8");
  const byKey = new Map(answers);
  const answered = (call: Pick<Call, "id">) => byKey.get(firstOf.get(call.id) ?? "");
  const status = statusOf(pageAt(address) ?? "home", answered);
  const head = headOf({
    address,
    locale,
    localeNamed,
    origin,
    title,
    zone: currentZone(),
    logo: logoOf(site.data as SiteSetting | undefined),
    slogan: sloganOf(site.data as SiteSetting | undefined),
    exists: status === 200,
    answered: <C extends Call>(call: C) => answered(call)?.data as Result<C> | undefined,
  });
  return { html, head, notice: lateNotice(address), sent: { answers, now }, file: fileOf(address), status };
}

function lateNotice(address: string): string {
  return renderToStaticMarkup(
    <p id={lateNoticeId} role="alert" hidden>
      <span>{i18next.t("late", { ns: "entry" })}</span>
      {/* Works without the code. */}
      <a href={address}>{i18next.t("reload", { ns: "entry" })}</a>
    </p>,
  );
}

async function answerOf(call: Call, input: object, signal: AbortSignal): Promise<SentAnswer> {
  try {
    return { data: await (client.send as (...args: unknown[]) => Promise<unknown>)(call, input, { signal }) };
  } catch (error) {
    if (!(error instanceof ApiError) || !shown.has(error.kind)) throw error;
    const { kind, callId, status, code, serverMessage, requestId } = error;
    return { error: { kind, callId, status, code, serverMessage, requestId } };
  }
}

/** A router that stays at one address and writes links as the browser's router does. */
function routerAt(address: string): ComponentType<{ children: ReactNode }> {
  const refuse = () => {
    throw new Error("The server does not navigate");
  };
  const to = (target: Parameters<Navigator["createHref"]>[0]) =>
    `#${typeof target === "string" ? target : pathOf(target)}`;
  const navigator: Navigator = { createHref: to, push: refuse, replace: refuse, go: refuse };
  return function FixedRouter({ children }) {
    return (
      <Router location={address} navigator={navigator} static>
        {children}
      </Router>
    );
  };
}

type Navigator = Parameters<typeof Router>[0]["navigator"];

function pathOf({
  pathname = "",
  search = "",
  hash = "",
}: {
  pathname?: string;
  search?: string;
  hash?: string;
}): string {
  return pathname + search + hash;
}
