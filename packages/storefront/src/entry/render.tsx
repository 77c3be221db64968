import type { Call } from "@sundry/api/contract/call";
import { ApiError } from "@sundry/api/client";
import type { ComponentType, ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { Router } from "react-router-dom";
import { App } from "../app/App.tsx";
import { loadPageAt } from "../app/pages.ts";
import { fileOf } from "./files.ts";
import { statusOf } from "./status.ts";
import { client } from "../shared/data/client.ts";
import { AskOnServerContext, type SentAnswer } from "../shared/data/sentAnswers.ts";
import { setServerLocale } from "../shared/i18n/locale.ts";
import type { Locale } from "../shared/i18n/locales.ts";
import { initWords, loadUiWords } from "../shared/i18n/words.ts";
import type { SentPage } from "../shared/data/sentPage.ts";

/** A page of the shop as the server sends it. */
export interface RenderedPage {
  /** Markup of `#root`. */
  html: string;
  sent: SentPage;
  /** Source file of the page, which names its styles in the manifest of the build. */
  file: string;
  /** HTTP status: 404 if what the page is about does not exist. */
  status: 200 | 404;
}

/**
 * Prepares this process, or thread, for pages in one language. Languages cannot be mixed: words and settings belong to
 * the whole module, as they do in the browser.
 */
export async function prepare(locale: Locale): Promise<void> {
  await Promise.all([initWords(locale), loadUiWords(locale)]);
  setServerLocale(locale);
}

/** Refusals that a page shows. After any other fault there is no page. */
const shown: ReadonlySet<string> = new Set(["notFound", "refused"]);

/** Renders the page at an address of the shop (`/goodsDetail?goodsId=1`), as a visitor without a session sees it. */
export async function render(address: string, signal: AbortSignal): Promise<RenderedPage> {
  await loadPageAt(address);
  const asked = new Map<string, Promise<SentAnswer>>();
  const answers: [string, SentAnswer][] = [];
  let broken: unknown;
  const ask = (key: string, call: Call, input: object) => {
    const known = asked.get(key) ?? answerOf(call, input, signal);
    if (!asked.has(key)) {
      asked.set(key, known);
      known.then(
        (answer) => answers.push([key, answer]),
        (error: unknown) => {
          broken = error;
        },
      );
    }
    return known;
  };
  const now = client.serverNow();
  const { prelude } = await prerenderToNodeStream(
    <AskOnServerContext value={ask}>
      <App router={routerAt(address)} sent={{ answers: [], now }} />
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
  return { html, sent: { answers, now }, file: fileOf(address), status: statusOf(answers) };
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
