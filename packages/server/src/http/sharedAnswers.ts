import { createHash } from "node:crypto";
import type { Clock } from "#server/clock.ts";
import { type Coding, type WireText, wireText } from "./wireText.ts";

/** An answer that everybody gets, ready to be sent. */
export interface SharedAnswer {
  /** Strong validator of the result, without the envelope's time. */
  etag: string;
  /** Whole seconds the client may keep it. */
  maxAge: number;
  coded(coding: Coding | undefined): Promise<WireText>;
}

interface Kept {
  until: number;
  answer: Promise<SharedAnswer>;
}

/** Entries kept at most: room for every shared call in both languages, and no more for made-up parameters. */
const capacity = 200;

/** Answers of open reads that are the same for everybody, made once and given again until they are stale. */
export class SharedAnswers {
  readonly #kept = new Map<string, Kept>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The answer under a key; `make` is asked for the envelope text and the part of it that identifies the content. */
  get(key: string, freshMs: number, make: () => Promise<{ text: string; identity: string }>): Promise<SharedAnswer> {
    const now = this.#clock.now();
    const known = this.#kept.get(key);
    if (known && known.until > now) return known.answer;
    const answer = make().then((made) => ready(made, Math.floor(freshMs / 1000)));
    this.#remember(key, { until: now + freshMs, answer });
    // A failure is told to those who wait for it and is not kept for the next ones.
    answer.catch(() => {
      if (this.#kept.get(key)?.answer === answer) this.#kept.delete(key);
    });
    return answer;
  }

  #remember(key: string, entry: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > capacity && oldest !== undefined) this.#kept.delete(oldest);
  }
}

function ready({ text, identity }: { text: string; identity: string }, maxAge: number): SharedAnswer {
  const coded = new Map<Coding | "plain", Promise<WireText>>();
  return {
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    maxAge,
    coded(coding) {
      const name = coding ?? "plain";
      const known = coded.get(name) ?? wireText(text, coding, "kept");
      coded.set(name, known);
      return known;
    },
  };
}
