import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Clock } from "#server/clock.ts";
import { type Coding, type CompressionEffort, type WireText, wireText } from "./wireText.ts";

/** An answer that is the same for everybody, ready to send. */
export interface CachedAnswer {
  /** Strong validator of the result, without the envelope's time. */
  etag: string;
  /** The envelope as JSON. */
  text: string;
  /** Time in its envelope; epoch ms. */
  madeAt: number;
  coded(coding: Coding | undefined): Promise<WireText>;
}

/** A new answer, before it is cached. */
export interface FreshAnswer {
  /** The envelope as JSON, and the time in it; epoch ms. */
  text: string;
  madeAt: number;
  /** The part of the text that identifies the content. */
  identity: string;
  /** How much effort to spend on compressing it. */
  effort: CompressionEffort;
  /** The version of its data, read after it was made. */
  version: string;
}

/** How long an answer may be reused: while its data has this version, and until this time is over. */
export interface Term {
  version: string;
  /** Milliseconds after it is made. */
  freshMs: number;
}

interface Entry {
  version: string;
  until: number;
  answer: CachedAnswer;
}

/** All answers together, in bytes: some thousand product pages. The least recently used ones go first. */
const maxBytes = 64 * 1024 * 1024;
/** An answer as text, as bytes, and in two compressed forms. */
const bytesPerLetter = 4;
/**
 * What the map and the objects of an entry take, in bytes. Keys and versions count too, because callers influence them.
 */
const overhead = 1024;

/** Answers of open reads that are the same for everybody, made once and reused for their term. */
export class AnswerCache {
  readonly #clock: Clock;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ version, answer }, key) =>
      answer.text.length * bytesPerLetter + (key.length + version.length) * 2 + overhead,
  });
  readonly #underWay = new Map<string, Promise<CachedAnswer>>();

  /** Size of the answers in bytes, as counted against the limit. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The answer for a key. Callers that come while it is being made for the same version share it. */
  async get(key: string, { version, freshMs }: Term, make: () => Promise<FreshAnswer>): Promise<CachedAnswer> {
    const known = this.#entries.get(key);
    if (known?.version === version && known.until > this.#clock.now()) return known.answer;
    const name = `${version} ${key}`;
    const making = this.#underWay.get(name) ?? this.#make(key, { version, freshMs }, make);
    this.#underWay.set(name, making);
    try {
      return await making;
    } finally {
      // Those who wait get the error; it is not kept for later callers.
      this.#underWay.delete(name);
    }
  }

  async #make(key: string, { version, freshMs }: Term, make: () => Promise<FreshAnswer>): Promise<CachedAnswer> {
    const until = this.#clock.now() + freshMs;
    const made = await make();
    const answer = ready(made);
    // A change during the making may be included or not. Those who wait get this answer; the next callers get a new
    // one.
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
