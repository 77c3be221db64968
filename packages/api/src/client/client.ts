import type { Call, Input, Result } from "../contract/call.ts";
import type { Dialect } from "../dialects/dialect.ts";
import { ours } from "../dialects/ours.ts";
import { checkAnswer } from "./answer.ts";
import { pause, withDeadline } from "./deadline.ts";
import { createExclusive, type Locks } from "./exclusive.ts";
import { ApiError, type SchemaFault } from "./fault.ts";
import { describeRequest } from "./request.ts";
import { createServerClock } from "./serverClock.ts";
import { createSession, type Session } from "./session.ts";
import { type SafeStorage, safeStorage } from "./storage.ts";
import { readStored, uuidKey, writeStored } from "./stored.ts";
import { type Broadcast, createTabs, type Tabs } from "./tabs.ts";
import { type Answer, createTransport, faultOf } from "./transport.ts";
import type { Language } from "../contract/language.ts";

/** Everything the client needs from its environment. It keeps no global state. */
export interface ClientOptions {
  /** Address in front of the contract's paths, without a slash at the end: `/api`. Read for every request. */
  readonly baseUrl: string;
  /**
   * Where the session is stored. Default: the memory of this process; in a browser pass `safeStorage(() =>
   * window.localStorage)`.
   */
  readonly storage?: SafeStorage;
  /** Sends a request. Default: the platform's `fetch`. */
  readonly fetch?: typeof fetch;
  /** Epoch milliseconds. Default: the local clock. */
  readonly now?: () => number;
  /** 0 to 1, for ids and jitter. Default: the platform's secure source. */
  readonly random?: () => number;
  /** `navigator.locks`. Without it, tabs coordinate through the storage. */
  readonly locks?: Locks | undefined;
  /** A `BroadcastChannel` or `storageBroadcast`. Without it, this tab does not notice changes in other tabs. */
  readonly broadcast?: Broadcast | undefined;
  /** Language of names and messages in answers. Default: en. */
  readonly language?: () => Language;
  /** Called once for each session that could not be renewed. */
  readonly onSessionLost?: () => void;
  /** Called once for each call and place where an answer broke its schema. */
  readonly onFault?: (fault: SchemaFault) => void;
  /** Called each time a busy server asks a call to come back, before the wait: the moment to tell the buyer. */
  readonly onBusy?: (callId: string) => void;
  readonly dialect?: Dialect | undefined;
}

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
}

/** Input of a call; optional where the call requires nothing. */
type Arguments<C> =
  Record<never, never> extends Input<C>
    ? [input?: Input<C>, options?: SendOptions]
    : [input: Input<C>, options?: SendOptions];

export interface Client {
  /**
   * Sends a call and resolves with its result. Rejects with an {@link ApiError}; of kind `timeout` when the call takes
   * longer than 10 s, including retries and token renewal. When the server is busy, has done nothing and says when to
   * come back (`Retry-After`), the client does, for up to two minutes. `input` holds the parameters of path, query and body side by
   * side.
   */
  send<C extends Call>(call: C, ...args: Arguments<C>): Promise<Result<C>>;
  /**
   * Whether the backend has a call and, with `parameter`, whether it accepts that parameter. A call that it lacks fails
   * with `notFound` without being sent; parameters that it doesn't accept are left out.
   */
  supports<C extends Call>(call: C, parameter?: keyof Input<C>): boolean;
  /**
   * The address of a call that is opened in a window instead of being sent. Throws an {@link ApiError} of kind
   * `notFound` if the backend does not have the call.
   */
  addressOf<C extends Call>(call: C, input: Input<C>): string;
  readonly session: Session;
  readonly tabs: Tabs;
  /** The server's time in epoch milliseconds, calculated from its answers. */
  serverNow(): number;
}

/** How long a client keeps coming back to a busy server, in milliseconds, with the last attempt's own time after it. */
const PATIENCE = 120_000;
/** Shortest wait before another attempt, in milliseconds. */
const leastWait = 500;
/** Attempts at most, for a clock that is set back meanwhile. */
const maxAttempts = 20;

interface Outcome {
  readonly answer: Answer;
  /** The call does not need a session, so a 401 or 403 is an ordinary refusal. */
  readonly final: boolean;
}

const secureRandom = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** A version 4 UUID. */
function makeUuid(random: () => number): string {
  return "10000000-1000-4000-8000-100000000000".replaceAll(/[018]/g, (digit) => {
    const nibble = Math.floor(random() * 16);
    return (digit === "8" ? 8 + (nibble % 4) : digit === "1" || digit === "0" ? nibble : 0).toString(16);
  });
}

/** Creates the client of one tab, process or worker. */
export function createClient(options: ClientOptions): Client {
  const { now = Date.now, random = secureRandom, dialect = ours, language = () => "en" } = options;
  const { storage = safeStorage(), fetch = (...request) => globalThis.fetch(...request) } = options;
  const clock = createServerClock(now);
  const tabs = createTabs(makeUuid(random), options.broadcast);
  const reported = new Set<string>();

  function uuid(): string {
    const stored = readStored(storage, uuidKey);
    if (stored !== null) return stored;
    const created = makeUuid(random);
    writeStored(storage, uuidKey, created);
    return created;
  }

  const transport = createTransport({ fetch, random, clock, dialect, uuid, language });
  const session = createSession({
    get baseUrl() {
      return options.baseUrl;
    },
    dialect,
    storage,
    clock,
    tabs,
    transport,
    exclusive: createExclusive({ storage, now, tabId: tabs.id }, options.locks),
    onSessionLost: options.onSessionLost ?? (() => {}),
  });

  /** Whether an answer refuses the token. The envelope takes precedence over the HTTP status. */
  const isAboutToken = (callId: string, answer: Answer) =>
    answer.envelope?.success !== true && faultOf(callId, answer).kind === "unauthorized";

  /**
   * Sends a call with the current token. When the server refuses that token, sends the call once more with a new one;
   * when the session is lost, sends an `optional` call once more without a token.
   */
  async function exchange(call: Call, input: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<Outcome> {
    const mustHaveSession = call.auth === "required";
    const request = describeRequest(call, input, options.baseUrl, dialect);
    if (call.auth === "none") return { answer: await transport(request, null, signal), final: true };
    const token = await session.currentToken();
    if (mustHaveSession && session.isVisitor()) throw new ApiError({ kind: "unauthorized", callId: call.id });
    const answer = await transport(request, token, signal);
    const nothingToRenew = token === null && session.isVisitor();
    if (nothingToRenew || !isAboutToken(call.id, answer)) return { answer, final: false };
    const renewed = await session.renew(token);
    if (renewed === null && mustHaveSession) return { answer, final: false };
    return { answer: await transport(request, renewed, signal), final: renewed !== null };
  }

  function resultOf(call: Call, { answer, final }: Outcome): unknown {
    if (answer.envelope?.success !== true) throw faultOf(call.id, answer, final);
    const { value, breaches } = checkAnswer(call.result, answer.envelope.result ?? null);
    for (const { path, expected } of breaches) {
      const place = `${call.id} ${path}`;
      if (reported.has(place)) continue;
      reported.add(place);
      options.onFault?.({ kind: "schema", callId: call.id, path, expected });
    }
    return value;
  }

  /**
   * Sends again what a busy server has not begun, when it wants it, for at most {@link PATIENCE}. The waits are spread,
   * so that those who were refused together don't come back together.
   */
  async function patiently(
    callId: string,
    attempt: () => Promise<Outcome>,
    signal: AbortSignal | undefined,
  ): Promise<Outcome> {
    const until = now() + PATIENCE;
    for (let round = 1; ; round += 1) {
      const outcome = await attempt();
      const { againIn } = outcome.answer;
      if (againIn === undefined || round >= maxAttempts) return outcome;
      const wait = Math.max(againIn, leastWait) * (1 + random() / 2);
      if (now() + wait > until) return outcome;
      options.onBusy?.(callId);
      await pause(wait, signal);
      if (signal?.aborted) throw new ApiError({ kind: "aborted", callId });
    }
  }

  return {
    session,
    tabs,
    serverNow: clock.now,
    supports: (call, parameter) => dialect.supports?.(call.id, parameter as string | undefined) ?? true,
    addressOf: (call, input) => describeRequest(call, { ...input }, options.baseUrl, dialect).url,
    send<C extends Call>(call: C, ...[input, sending]: Arguments<C>) {
      const fields: Readonly<Record<string, unknown>> = { ...input };
      const time = dialect.time?.(call.id);
      const outcome = patiently(
        call.id,
        () => withDeadline(call.id, sending?.signal, (signal) => exchange(call, fields, signal), time),
        sending?.signal,
      );
      return outcome.then((ended) => resultOf(call, ended) as Result<C>);
    },
  };
}
