import { parentPort, workerData } from "node:worker_threads";
import type { FromThread, PageAsked, RenderedPage, ThreadData, ToThread } from "./messages.ts";

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
  render(address: string, options: Omit<PageAsked, "address"> & { signal: AbortSignal }): Promise<RenderedPage>;
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
    waiting.get(message.id)?.(new Response(message.text, { status: message.status }));
    waiting.delete(message.id);
    return;
  }
  const { id, address, origin, localeNamed } = message;
  render(address, { origin, localeNamed, signal: AbortSignal.timeout(longestMs) }).then(
    (page) => send({ kind: "page", id, page }),
    (error: unknown) => send({ kind: "failed", id, reason: error instanceof Error ? `${error.stack}` : String(error) }),
  );
});
send({ kind: "ready" });
