import { logout, refresh } from "../contract/session.ts";
import type { Token } from "../contract/entities/member.ts";
import type { Dialect } from "../dialects/dialect.ts";
import { withDeadline } from "./deadline.ts";
import type { Exclusive } from "./exclusive.ts";
import { ApiError } from "./fault.ts";
import { tokenTimes } from "./jwt.ts";
import { describeRequest } from "./request.ts";
import type { ServerClock } from "./serverClock.ts";
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

/** What happened to the session. `elsewhere` is true if it happened in another tab and this one has to follow. */
export interface SessionEvent {
  readonly kind: "login" | "logout" | "lost";
  readonly elsewhere: boolean;
}

/** The login of this browser, shared by all its tabs. */
export interface Session {
  /** The logged-in buyer, or null. The same object until it changes. */
  user(): UserInfo | null;
  /** Keeps the tokens of a login or registration. The buyer counts as logged in after {@link Session.setUser}. */
  setTokens(tokens: Token): void;
  /** Keeps the buyer's name and picture, nothing secret, and notifies the other tabs. */
  setUser(user: UserInfo): void;
  /** Removes everything at once, then logs out at the server. Never rejects. */
  logOut(): Promise<void>;
  /**
   * The current token, renewed first when it has expired or cannot be read; null when there is none. Calls send it
   * themselves; a page needs it only to open a chat page that accepts nothing else.
   */
  currentToken(): Promise<string | null>;
  /**
   * Subscribes to logins, logouts and lost sessions in this tab and the others. Returns the function that unsubscribes.
   */
  subscribe(listener: (event: SessionEvent) => void): () => void;
}

/** What only the client uses. */
export interface SessionTokens extends Session {
  /** Whether there is no session: calls that need one are then refused without being sent. */
  isVisitor(): boolean;
  /** A token other than `refused`, from one refresh shared by all calls in all tabs; null when the session is lost. */
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

function isToken(value: unknown): value is Token {
  const { accessToken, refreshToken } = (value ?? {}) as Partial<Record<keyof Token, unknown>>;
  return typeof accessToken === "string" && typeof refreshToken === "string";
}

/** Creates the session of one tab. */
export function createSession(ports: SessionPorts): SessionTokens {
  const { storage, clock, tabs, transport } = ports;
  const listeners = new Set<(event: SessionEvent) => void>();
  let lastRead: { text: string | null; user: UserInfo | null } = { text: null, user: null };
  let running: Promise<string | null> | undefined;
  /** A token that looked expired when it arrived. The local clock must be wrong, so the token is sent anyway. */
  let sendInSpiteOfExpiry: string | undefined;

  const read = <T>(key: StoredKey<T>) => readStored(storage, key);
  const emit = (event: SessionEvent) => {
    for (const listener of listeners) listener(event);
  };
  tabs.listen(({ kind }) => {
    if (kind === "login" || kind === "logout" || kind === "lost") emit({ kind, elsewhere: true });
  });

  function user(): UserInfo | null {
    const text = storage.get(userInfoKey.name);
    if (text !== lastRead.text) lastRead = { text, user: read(userInfoKey) };
    return lastRead.user;
  }

  function end(kind: "logout" | "lost") {
    for (const key of [accessTokenKey, refreshTokenKey, userInfoKey]) storage.remove(key.name);
    writeStored(storage, cartNumKey, 0);
    tabs.post({ kind });
    emit({ kind, elsewhere: false });
  }

  function endLost(hadUser: boolean): null {
    if (hadUser || read(accessTokenKey) !== null || read(refreshTokenKey) !== null) end("lost");
    if (hadUser) ports.onSessionLost();
    return null;
  }

  const hasExpired = (token: string) => !(tokenTimes(token).exp * 1000 > clock.now());

  function setTokens({ accessToken, refreshToken }: Token) {
    writeStored(storage, accessTokenKey, accessToken);
    writeStored(storage, refreshTokenKey, refreshToken);
    if (!clock.isSet()) clock.set(tokenTimes(accessToken).iat * 1000);
    sendInSpiteOfExpiry = hasExpired(accessToken) ? accessToken : undefined;
  }

  /** Exchanges the refresh token. It does not go through `send`, so it can never start another refresh. */
  async function exchange(refreshToken: string, hadUser: boolean): Promise<string | null> {
    const request = describeRequest(refresh, { token: refreshToken }, ports.baseUrl, ports.dialect);
    const answer = await withDeadline(refresh.id, undefined, (signal) => transport(request, null, signal));
    // The buyer logged out or in, or another tab renewed the token, in the meantime: the stored token is the valid one.
    if (read(refreshTokenKey) !== refreshToken) return read(accessTokenKey);
    if (answer.envelope?.success === true && isToken(answer.envelope.result)) {
      setTokens(answer.envelope.result);
      return answer.envelope.result.accessToken;
    }
    const fault = faultOf(refresh.id, answer);
    // A proxy that wants a login of its own answers 401 without a code.
    const isProxy = answer.status === 401 && answer.envelope?.code === undefined;
    if (fault.kind === "unauthorized" && !isProxy) return endLost(hadUser);
    // Anything else comes from a faulty server or proxy and says nothing about the token. It says nothing about the
    // waiting call either: a 404 here does not mean a missing page.
    const { status, code, serverMessage, requestId } = fault;
    throw new ApiError({ kind: "server", callId: refresh.id, status, code, serverMessage, requestId });
  }

  /** The token that another tab has stored since `refused` was sent; undefined when it still has to be renewed. */
  function tokenFromOtherTab(refused: string | null, hadUser: boolean): string | null | undefined {
    const token = read(accessTokenKey);
    if (token !== null && token !== refused) return token;
    return read(refreshTokenKey) === null ? endLost(hadUser) : undefined;
  }

  function renew(refused: string | null): Promise<string | null> {
    const hadUser = user() !== null;
    const findToken = () => tokenFromOtherTab(refused, hadUser);
    const renewOnce = async () => {
      const found = findToken();
      return found === undefined ? exchange(read(refreshTokenKey) ?? "", hadUser) : found;
    };
    running ??= ports.exclusive(renewOnce, findToken).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function currentToken(): Promise<string | null> {
    const token = read(accessTokenKey);
    const usable = token !== null && (token === sendInSpiteOfExpiry || !hasExpired(token));
    return usable || read(refreshTokenKey) === null ? token : renew(token);
  }

  return {
    user,
    setTokens,
    renew,
    currentToken,
    isVisitor: () => user() === null && read(accessTokenKey) === null && read(refreshTokenKey) === null,
    setUser(next) {
      writeStored(storage, userInfoKey, next);
      tabs.post({ kind: "login" });
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
        // Offline or refused: the session is removed from this browser anyway.
        if (!(fault instanceof ApiError)) throw fault;
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
