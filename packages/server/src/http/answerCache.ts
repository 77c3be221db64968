import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Clock } from "#server/clock.ts";
import { type Coding, type Effort, type WireText, wireText } from "./wireText.ts";

/** An answer that everybody gets, ready to be sent. */
export interface CachedAnswer {
  /** Strong validator of the result, without the envelope's time. */
  etag: string;
  /** The envelope as JSON. */
  text: string;
  /** The moment its envelope names; epoch ms. */
  madeAt: number;
  coded(coding: Coding | undefined): Promise<WireText>;
}

/** What an answer is made of. */
export interface FreshAnswer {
  /** The envelope as JSON, and the moment it names; epoch ms. */
  text: string;
  madeAt: number;
  /** The part of the text that identifies the content. */
  identity: string;
  /** How hard to code it for sending. */
  effort: Effort;
  /** The version of what it was made of, asked for once it was made. */
  version: string;
}

/** How long an answer may be given again: while what it was made of has this version, and until that time is over. */
export interface Term {
  version: string;
  /** Milliseconds from when it is made. */
  freshMs: number;
}

interface Entry {
  version: string;
  until: number;
  answer: CachedAnswer;
}

/** All answers together, in bytes: some thousand pages of goods; the ones unused for longest go first. */
const mostBytes = 64 * 1024 * 1024;
/** An answer as a text, as bytes, and coded in the two ways that clients ask for. */
const bytesPerLetter = 4;

/** Answers of open reads that are the same for everybody, made once and given again for their term. */
export class AnswerCache {
  readonly #clock: Clock;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ answer }) => answer.text.length * bytesPerLetter,
  });
  readonly #underWay = new Map<string, Promise<CachedAnswer>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The answer under a key; who asks while it is being made for the same version waits for the same one. */
  async get(key: string, { version, freshMs }: Term, make: () => Promise<FreshAnswer>): Promise<CachedAnswer> {
    const known = this.#entries.get(key);
    if (known?.version === version && known.until > this.#clock.now()) return known.answer;
    const name = `${version} ${key}`;
    const making = this.#underWay.get(name) ?? this.#make(key, { version, freshMs }, make);
    this.#underWay.set(name, making);
    try {
      return await making;
    } finally {
      // A failure is told to those who wait for it and is not kept for the next ones.
      this.#underWay.delete(name);
    }
  }

  async #make(key: string, { version, freshMs }: Term, make: () => Promise<FreshAnswer>): Promise<CachedAnswer> {
    const until = this.#clock.now() + freshMs;
    const made = await make();
    const answer = ready(made);
    // What changed while it was made may be in it or not: it is given to those who wait, and made anew for the next ones.
    if (made.version === version) this.#entries.set(key, { version, until, answer });
    return answer;
  }
}

function ready({ text, madeAt, identity, effort }: FreshAnswer): CachedAnswer {
  const coded = new Map<Coding | "plain", Promise<WireText>>();
  return {
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    text,
    madeAt,
    coded(coding) {
      const name = coding ?? "plain";
      const known = coded.get(name) ?? wireText(text, coding, effort);
      coded.set(name, known);
      return known;
    },
  };
}
