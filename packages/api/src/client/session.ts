import { logout, refresh } from "../contract/session.ts";
import type { Token } from "../contract/entities/member.ts";
import type { Dialect } from "../dialects/dialect.ts";
import { withDeadline } from "./deadline.ts";
import type { Exclusive } from "./exclusive.ts";
import { ApiError } from "./fault.ts";
import { tokenTimes } from "./jwt.ts";
import { describeRequest } from "./request.ts";
import type { ServerClock } from "./server-clock.ts";
import type { SafeStorage } from "./storage.ts";
import {
  accessTokenKey,
  cartNumKey,
  readStored,
  refreshTokenKey,
  type StoredKey,
  type UserInfo,
  userInfoKey,
  writeStored,
} from "./stored.ts";
import type { Tabs } from "./tabs.ts";
import { faultOf, type Transport } from "./transport.ts";

/** What happened to the session. `elsewhere`: in another tab, this one has to follow. */
export interface SessionEvent {
  readonly kind: "login" | "logout" | "lost";
  readonly elsewhere: boolean;
}

/** Who is logged in on this browser, in all its tabs (SE-01 to SE-05). */
export interface Session {
  /** The buyer who is logged in, or null; the same object until it changes. */
  user(): UserInfo | null;
  /** Keeps the tokens of a log-in or registration; the buyer counts as logged in from {@link Session.setUser} on. */
  setTokens(tokens: Token): void;
  /** Keeps who the buyer is, without anything secret, and tells the other tabs. */
  setUser(user: UserInfo): void;
  /** Forgets everything at once, then tells the server; never rejects (decisions 44). */
  logOut(): Promise<void>;
  /** Renews an expired token without a call at hand, at the start or on focus. False when there is no session to use (any more). */
  freshen(): Promise<boolean>;
  /**
   * The token to send now, renewed first when it has expired or cannot be read; null when there is none. Calls send it themselves:
   * a page needs it only for a chat page that takes no other (SB-07).
   */
  current(): Promise<string | null>;
  /** Hears of log-ins, log-outs and lost sessions, of this tab and the others; returns the way to stop. */
  subscribe(listener: (event: SessionEvent) => void): () => void;
}

/** What the client needs beyond that; not for pages. */
export interface SessionTokens extends Session {
  /** Nothing of a session is there: calls that need one are refused on the spot (decisions 43). */
  isVisitor(): boolean;
  /** A token other than `refused`, by one refresh for all who wait in all tabs; null when the session is lost. */
  renew(refused: string | null): Promise<string | null>;
}

export interface SessionPorts {
  readonly baseUrl: string;
  readonly dialect: Dialect;
  readonly storage: SafeStorage;
  readonly clock: ServerClock;
  readonly tabs: Tabs;
  readonly exclusive: Exclusive;
  readonly transport: Transport;
  readonly onSessionLost: () => void;
}

/** The server, or what stands before it, was out of reach: no reason to throw a session away. */
const outOfReach = [502, 503, 504];

function isToken(value: unknown): value is Token {
  const { accessToken, refreshToken } = (value ?? {}) as Partial<Record<keyof Token, unknown>>;
  return typeof accessToken === "string" && typeof refreshToken === "string";
}

/** Creates the session of one tab. */
export function createSession(ports: SessionPorts): SessionTokens {
  const { storage, clock, tabs, transport } = ports;
  const listeners = new Set<(event: SessionEvent) => void>();
  let seen: { text: string | null; user: UserInfo | null } = { text: null, user: null };
  let running: Promise<string | null> | undefined;
  /** A token that looked expired the moment it arrived: the clock is to blame, so it is sent as it is (lessons 7). */
  let sentAnyway: string | undefined;

  const read = <T>(key: StoredKey<T>) => readStored(storage, key);
  const emit = (event: SessionEvent) => {
    for (const listener of listeners) listener(event);
  };
  tabs.listen(({ kind }) => {
    if (kind === "login" || kind === "logout" || kind === "lost") emit({ kind, elsewhere: true });
  });

  function user(): UserInfo | null {
    const text = storage.get(userInfoKey.name);
    if (text !== seen.text) seen = { text, user: read(userInfoKey) };
    return seen.user;
  }

  function end(kind: "logout" | "lost") {
    for (const key of [accessTokenKey, refreshTokenKey, userInfoKey]) storage.remove(key.name);
    writeStored(storage, cartNumKey, 0);
    tabs.tell({ kind });
    emit({ kind, elsewhere: false });
  }

  function lose(hadUser: boolean): null {
    if (hadUser || read(accessTokenKey) !== null || read(refreshTokenKey) !== null) end("lost");
    if (hadUser) ports.onSessionLost();
    return null;
  }

  const hasExpired = (token: string) => !(tokenTimes(token).exp * 1000 > clock.now());

  function setTokens({ accessToken, refreshToken }: Token) {
    writeStored(storage, accessTokenKey, accessToken);
    writeStored(storage, refreshTokenKey, refreshToken);
    if (!clock.known()) clock.learn(tokenTimes(accessToken).iat * 1000);
    sentAnyway = hasExpired(accessToken) ? accessToken : undefined;
  }

  /** Exchanges the refresh token, past every rule that calls are subject to, so that it can never start another refresh (lessons 3). */
  async function exchange(refreshToken: string, hadUser: boolean): Promise<string | null> {
    const request = describeRequest(refresh, { token: refreshToken }, ports.baseUrl, ports.dialect);
    const answer = await withDeadline(refresh.id, undefined, (signal) => transport(request, null, signal));
    // Somebody logged out, or in, or renewed while the answer was on its way: what is stored now holds.
    if (read(refreshTokenKey) !== refreshToken) return read(accessTokenKey);
    if (answer.envelope?.success === true && isToken(answer.envelope.result)) {
      setTokens(answer.envelope.result);
      return answer.envelope.result.accessToken;
    }
    if (outOfReach.includes(answer.status)) throw faultOf(refresh.id, answer);
    return lose(hadUser);
  }

  /** What another tab has made of the session since `refused` was sent; undefined while it is still there to be renewed. */
  function foundBy(refused: string | null, hadUser: boolean): string | null | undefined {
    const token = read(accessTokenKey);
    if (token !== null && token !== refused) return token;
    return read(refreshTokenKey) === null ? lose(hadUser) : undefined;
  }

  function renew(refused: string | null): Promise<string | null> {
    const hadUser = user() !== null;
    const known = () => foundBy(refused, hadUser);
    const renewOnce = async () => {
      const found = known();
      return found === undefined ? exchange(read(refreshTokenKey) ?? "", hadUser) : found;
    };
    running ??= ports.exclusive(renewOnce, known).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function current(): Promise<string | null> {
    const token = read(accessTokenKey);
    const usable = token !== null && (token === sentAnyway || !hasExpired(token));
    return usable || read(refreshTokenKey) === null ? token : renew(token);
  }

  return {
    user,
    setTokens,
    renew,
    current,
    isVisitor: () => user() === null && read(accessTokenKey) === null && read(refreshTokenKey) === null,
    setUser(next) {
      writeStored(storage, userInfoKey, next);
      tabs.tell({ kind: "login" });
      emit({ kind: "login", elsewhere: false });
    },
    async logOut() {
      const token = read(accessTokenKey);
      end("logout");
      if (token === null) return;
      const request = describeRequest(logout, {}, ports.baseUrl, ports.dialect);
      try {
        await withDeadline(logout.id, undefined, (signal) => transport(request, token, signal));
      } catch (fault) {
        // Offline or refused: this browser has forgotten the session all the same.
        if (!(fault instanceof ApiError)) throw fault;
      }
    },
    async freshen() {
      return (await current()) !== null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
