import { parentPort, workerData } from "node:worker_threads";
import type { BuiltPage, FromThread, PageAsked, RenderedPage, ThreadData, ToThread } from "./messages.ts";

/**
 * A thread that renders pages in one language, so that rendering never blocks a call. The storefront's client sends its
 * reads through `fetch`; here they go to the main thread, which answers them without a network.
 */
const { file, lang, settings } = workerData as ThreadData;
const port = parentPort;
if (!port) throw new Error("thread.ts runs in a worker thread only");

/** Longest time for one page, in ms: then its visitor has long been sent on without it. */
const longestMs = 5_000;

interface Renderer {
  prepare(lang: string): Promise<void>;
  render(address: string, options: Omit<PageAsked, "address"> & { signal: AbortSignal }): Promise<BuiltPage>;
}

const waiting = new Map<number, (answer: Response) => void>();
let lastCall = 0;
const send = (message: FromThread) => port.postMessage(message);

Object.assign(globalThis, {
  earlyConfig: Promise.resolve(settings),
  fetch: (address: string, init: RequestInit = {}) => {
    if ((init.method ?? "GET") !== "GET") return Promise.reject(new TypeError("A rendered page only reads"));
    lastCall += 1;
    const id = lastCall;
    const answer = new Promise<Response>((resolve) => waiting.set(id, resolve));
    send({ kind: "call", id, address, headers: Object.fromEntries(new Headers(init.headers)) });
    return answer;
  },
});

const { prepare, render } = (await import(file)) as Renderer;
await prepare(lang);

port.on("message", (message: ToThread) => {
  if (message.kind === "answer") {
    waiting.get(message.id)?.(new Response(message.body, { status: message.status }));
    waiting.delete(message.id);
    return;
  }
  const { id, address, origin, localeNamed } = message;
  render(address, { origin, localeNamed, signal: AbortSignal.timeout(longestMs) }).then(
    (page) => send({ kind: "page", id, page: inTexts(page) }),
    (error: unknown) => send({ kind: "failed", id, reason: error instanceof Error ? `${error.stack}` : String(error) }),
  );
});
send({ kind: "ready" });

function inTexts({ sent, ...page }: BuiltPage): RenderedPage {
  const json = JSON.stringify(sent);
  return { ...page, sent: json.replaceAll("<", "\\u003c"), goods: goodsIn(json) };
}

/** Ids of the goods in the answers, which may have JSON in their texts too. */
function goodsIn(json: string): string[] {
  const found = json.matchAll(/goodsId\\*":\\*"(\d{1,20})/g);
  return [...new Set([...found].map(([, id = ""]) => id))];
}
