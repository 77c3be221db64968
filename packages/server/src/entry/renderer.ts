import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { Lang } from "#server/locales.ts";
import type { FromThread, PageAsked, RenderedPage, ThreadData, ToThread } from "./messages.ts";

/** Answers a read of the API without a network: path below `/api`, and headers. */
export type AnswerCall = (
  path: string,
  headers: Record<string, string>,
) => Promise<{ status: number; body: ArrayBuffer }>;

export interface RendererParts {
  /** The built renderer; an absolute path. */
  file: string;
  /** The content of `config.json`. */
  settings: object;
  answer: AnswerCall;
}

interface Waiting {
  resolve(page: RenderedPage): void;
  reject(error: Error): void;
}

/** Pages of a language that may be in the making at once; more are not started. */
const mostAtOnce = 16;

/** Too many pages are being made. No fault: the shop's code draws what is not sent. */
export class RendererBusy extends Error {
  override readonly name = "RendererBusy";
}

/** The renderer was ended, because the shop stops. No fault either. */
export class RendererClosed extends Error {
  override readonly name = "RendererClosed";
}

/** Renders pages in one thread per language, which starts with the first page in that language. */
export class Renderer {
  readonly #parts: RendererParts;
  readonly #threads = new Map<Lang, RenderThread>();
  #closed = false;

  constructor(parts: RendererParts) {
    this.#parts = parts;
  }

  /**
   * Starts the thread of a language, so that its first page does not wait for it. Resolves when it can render, or has
   * ended: the shop's code then draws the pages.
   */
  async prepare(lang: Lang): Promise<void> {
    await this.#threadOf(lang).begun;
  }

  /**
   * The page at an address of the shop. Rejects if it cannot be rendered, with {@link RendererBusy} if too many pages are
   * being made, and with {@link RendererClosed} once it is ended.
   */
  render(lang: Lang, asked: PageAsked): Promise<RenderedPage> {
    if (this.#closed) return Promise.reject(new RendererClosed());
    return this.#threadOf(lang).render(asked);
  }

  /** Ends all threads, for good. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#threads.values()].map((thread) => thread.close()));
  }

  #threadOf(lang: Lang): RenderThread {
    const known = this.#threads.get(lang);
    if (known?.alive) return known;
    const thread = new RenderThread(lang, this.#parts);
    this.#threads.set(lang, thread);
    return thread;
  }
}

class RenderThread {
  readonly #worker: Worker;
  readonly #answer: AnswerCall;
  readonly #waiting = new Map<number, Waiting>();
  readonly #begun = Promise.withResolvers<void>();
  #lastId = 0;
  alive = true;
  /** Resolves when pages can be rendered, or never will be. */
  readonly begun = this.#begun.promise;

  constructor(lang: Lang, { file, settings, answer }: RendererParts) {
    this.#answer = answer;
    const workerData: ThreadData = { file: pathToFileURL(file).href, lang, settings };
    this.#worker = new Worker(new URL("./thread.ts", import.meta.url), {
      workerData,
      env: { ...process.env, NODE_ENV: "production" },
    });
    this.#worker.unref();
    this.#worker.on("message", (message: FromThread) => void this.#receive(message));
    this.#worker.on("error", (error) => this.#end(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on("exit", () => this.#end(new Error("The rendering thread has ended")));
  }

  render(asked: PageAsked): Promise<RenderedPage> {
    if (this.#waiting.size >= mostAtOnce) return Promise.reject(new RendererBusy());
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ kind: "render", id, ...asked });
    });
  }

  async close(): Promise<void> {
    this.#end(new RendererClosed());
    await this.#worker.terminate();
  }

  async #receive(message: FromThread): Promise<void> {
    if (message.kind === "call") {
      const { id, address, headers } = message;
      const nothing = () => ({ status: 500, body: new ArrayBuffer(0) });
      const { status, body } = await this.#answer(address, headers).catch(nothing);
      this.#worker.postMessage({ kind: "answer", id, status, body } satisfies ToThread, [body]);
      return;
    }
    if (message.kind === "ready") return this.#begun.resolve();
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === "page") waiting?.resolve(message.page);
    else waiting?.reject(new Error(message.reason));
  }

  #send(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #end(error: Error): void {
    this.alive = false;
    this.#begun.resolve();
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
