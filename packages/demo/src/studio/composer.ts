import { Worker } from "node:worker_threads";
import type { Scene } from "../pictures/scene.ts";

/** A picture to draw: the scene and the width in px. */
export interface ComposeJob {
  scene: Scene;
  width: number;
}

/** WebP bytes, or the reason there are none. */
export type ComposeAnswer = { bytes: Uint8Array } | { failure: string };

interface Waiting {
  job: ComposeJob;
  resolve: (bytes: Uint8Array) => void;
  reject: (cause: Error) => void;
}

/** Settings of a composer; the defaults suit a server. */
export interface ComposerOptions {
  /** Maximum threads; each starts with the first picture that needs it. Default 2. */
  threads?: number;
  /** The module that draws. */
  worker?: URL;
}

/**
 * Draws pictures in worker threads, one at a time in each. If a thread dies, its picture fails, and the next picture
 * gets a new thread. Idle threads do not keep the process alive.
 */
export class Composer {
  readonly #worker: URL;
  readonly #seats: Seat[];
  readonly #queue: Waiting[] = [];

  constructor({ threads = 2, worker = new URL("./composeWorker.ts", import.meta.url) }: ComposerOptions = {}) {
    this.#worker = worker;
    this.#seats = Array.from({ length: threads }, () => ({ thread: undefined, current: undefined }));
  }

  /** Number of pictures drawn at the same time. */
  get threads(): number {
    return this.#seats.length;
  }

  /** Draws a picture. Rejects if it can't be drawn or its thread died. */
  compose(job: ComposeJob): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject });
      this.#next();
    });
  }

  /** Stops all threads; pictures in progress and waiting are rejected. */
  async close(): Promise<void> {
    const stopped = new Error("The picture studio was closed.");
    for (const waiting of this.#queue.splice(0)) waiting.reject(stopped);
    await Promise.all(this.#seats.map((seat) => this.#vacate(seat, stopped)));
  }

  #next(): void {
    // A running thread has its objects in memory, so it is preferred to a new one.
    const free = this.#seats.filter((seat) => seat.current === undefined);
    const seat = free.find(({ thread }) => thread !== undefined) ?? free[0];
    const waiting = seat && this.#queue.shift();
    if (seat === undefined || waiting === undefined) return;
    seat.current = waiting;
    seat.thread ??= this.#start(seat);
    seat.thread.ref();
    seat.thread.postMessage(waiting.job);
  }

  #start(seat: Seat): Worker {
    const thread = new Worker(this.#worker);
    thread.on("message", (answer: ComposeAnswer | object) => {
      // Under `node --watch` a thread also posts which files it has loaded.
      if (!("bytes" in answer) && !("failure" in answer)) return;
      const done = seat.current;
      seat.current = undefined;
      thread.unref();
      if ("bytes" in answer) done?.resolve(answer.bytes);
      else done?.reject(new Error(answer.failure || "The picture could not be drawn."));
      this.#next();
    });
    thread.on("error", (cause) => {
      if (seat.thread === thread) void this.#vacate(seat, new Error("The drawing thread failed.", { cause }));
    });
    thread.on("exit", () => {
      if (seat.thread === thread) void this.#vacate(seat, new Error("The drawing thread ended."));
    });
    return thread;
  }

  async #vacate(seat: Seat, cause: Error): Promise<void> {
    const { thread, current } = seat;
    seat.thread = undefined;
    seat.current = undefined;
    current?.reject(cause);
    this.#next();
    await thread?.terminate();
  }
}

interface Seat {
  thread: Worker | undefined;
  current: Waiting | undefined;
}
