import { randomUUID } from "node:crypto";
import type { ImSocketMessage } from "@sundry/api/contract/entities/im";
import type { OpenDatabase } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { type FaultLog, reportFault } from "#server/http/faults.ts";
import { RequestRate } from "#server/http/requestRate.ts";
import { endedLoginsChannel, readEndedLogins } from "#server/modules/account/session/endedLogins.ts";
import { liveFamilies } from "#server/modules/account/session/tokenFamily.ts";
import type { Services } from "#server/services.ts";
import type { SocketVisitor } from "../keys.ts";
import { lineAt } from "../queries.ts";
import { lineView } from "../view.ts";
import { chatChannel, readNotice, announceOpened } from "./notices.ts";

/** Interval between checks whether the other ends are still there; shorter than proxies' idle timeouts. */
const usualBeatMs = 25_000;
/** Maximum connections of a process, and pages of one buyer among them; nobody opens more by hand. */
const maxConnections = 5_000;
const maxPages = 6;
/** Frames of one buyer per minute. */
const framesPerMinute = 120;

/** Codes with which the server closes a connection. */
export const closeCodes = { restart: 1001, refused: 1008, elsewhere: 4000 } as const;

/** A connection, as the hub sees it. */
export interface Wire {
  send(frame: ImSocketMessage): void;
  /** Sends a ping; the pong goes to {@link Connection.alive}. */
  ping(): void;
  /** Closes the connection properly. */
  end(code: number): void;
  /** Drops the connection of somebody who does not answer. */
  cut(): void;
}

/** Who is at the other end: a buyer, or the desk, which reads the talks of all stores. */
export type Listener = SocketVisitor | "desk";

export interface Connection {
  readonly id: string;
  readonly at: number;
  readonly listener: Listener;
  readonly wire: Wire;
  /** Whether it has answered since the last check. */
  alive: boolean;
}

export interface HubParts {
  database: Pick<OpenDatabase, "db" | "listen">;
  services: Services;
  faults: FaultLog;
  /** Default 25 s. */
  beatMs?: number;
}

/**
 * The open chat connections of this process. Lines written in any process arrive through the database's notifications
 * (`LISTEN`), so they are pushed only once they are stored, and to both sides wherever they are connected.
 */
export class ChatHub {
  readonly #parts: HubParts;
  readonly #connections = new Set<Connection>();
  readonly #frames: RequestRate;
  #stops: (() => unknown)[] = [];
  #closed = false;

  private constructor(parts: HubParts) {
    this.#parts = parts;
    this.#frames = new RequestRate(framesPerMinute, parts.services.clock);
  }

  static async open(parts: HubParts): Promise<ChatHub> {
    const hub = new ChatHub(parts);
    const onNotice = (payload: string) => void hub.#onNotice(payload).catch((error: unknown) => hub.#failed(error));
    hub.#stops.push(await parts.database.listen(chatChannel, onNotice));
    const onEnded = (payload: string) => void hub.#onEnded(payload).catch((error: unknown) => hub.#failed(error));
    hub.#stops.push(await parts.database.listen(endedLoginsChannel, onEnded));
    const timer = setInterval(
      () => void hub.beat().catch((error: unknown) => hub.#failed(error)),
      parts.beatMs ?? usualBeatMs,
    );
    timer.unref();
    hub.#stops.push(() => clearInterval(timer));
    return hub;
  }

  /** Whether one more connection is allowed. */
  get hasRoom(): boolean {
    return !this.#closed && this.#connections.size < maxConnections;
  }

  /** Adds a connection. An earlier one of the same buyer, or the oldest of too many pages, receives OFFLINE. */
  async add(listener: Listener, wire: Wire): Promise<Connection> {
    const { db, services } = { db: this.#parts.database.db, services: this.#parts.services };
    const connection: Connection = { id: randomUUID(), at: services.clock.now(), listener, wire, alive: true };
    this.#connections.add(connection);
    if (listener === "desk") return connection;
    const { memberId, talkId } = listener;
    if (talkId === null)
      await inTransaction(db, (tx) => announceOpened(tx, { memberId, id: connection.id, at: connection.at }));
    else
      this.#of(memberId, true)
        .slice(0, -maxPages)
        .forEach((one) => this.#offline(one));
    return connection;
  }

  remove(connection: Connection): void {
    this.#connections.delete(connection);
  }

  /** Whether a buyer, or the desk, may send another frame now. */
  maySend(listener: Listener): boolean {
    return this.#frames.take(listener === "desk" ? listener : listener.memberId) === 0;
  }

  /** Drops connections that have not answered since the last check, and closes those of ended logins. */
  async beat(): Promise<void> {
    for (const connection of this.#connections) {
      if (connection.alive) connection.wire.ping();
      else connection.wire.cut();
      connection.alive = false;
    }
    await this.#closeLoggedOut([...this.#connections]);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { wire } of this.#connections) wire.end(closeCodes.restart);
    const stops = this.#stops;
    this.#stops = [];
    for (const stop of stops) await stop();
  }

  async #onNotice(payload: string): Promise<void> {
    const notice = readNotice(payload);
    if (!notice || this.#connections.size === 0) return;
    if ("opened" in notice) this.#closeEarlier(notice.opened);
    else await this.#push(notice.line);
  }

  /** Somebody has logged out everywhere, or changed their password. */
  async #onEnded(payload: string): Promise<void> {
    const memberId = readEndedLogins(payload);
    if (memberId !== null) await this.#closeLoggedOut([...this.#of(memberId, false), ...this.#of(memberId, true)]);
  }

  async #push({ talkId, memberId, position }: { talkId: string; memberId: string; position: number }): Promise<void> {
    const recipients = [...this.#connections].filter(
      ({ listener }) =>
        listener === "desk" ||
        (listener.memberId === memberId && (listener.talkId === null || listener.talkId === talkId)),
    );
    if (recipients.length === 0) return;
    const { services } = this.#parts;
    const found = await lineAt(this.#tx, talkId, position);
    if (!found) return;
    const frame = { messageResultType: "MESSAGE", result: lineView(found.line, found.talk, services.config.shopZone) };
    await this.#closeLoggedOut(recipients);
    for (const one of recipients) if (this.#connections.has(one)) one.wire.send(frame);
  }

  async #closeLoggedOut(connections: readonly Connection[]): Promise<void> {
    const families = connections.flatMap(({ listener }) => (listener === "desk" ? [] : [listener.familyId]));
    const live = await liveFamilies(this.#tx, [...new Set(families)], new Date(this.#parts.services.clock.now()));
    for (const connection of connections)
      if (connection.listener !== "desk" && !live.has(connection.listener.familyId)) {
        this.#connections.delete(connection);
        connection.wire.end(closeCodes.refused);
      }
  }

  #closeEarlier({ memberId, id, at }: { memberId: string; id: string; at: number }): void {
    for (const one of this.#of(memberId, false)) if (one.at < at || (one.at === at && one.id < id)) this.#offline(one);
  }

  #of(memberId: string, pages: boolean): Connection[] {
    return [...this.#connections].filter(
      ({ listener }) => listener !== "desk" && listener.memberId === memberId && (listener.talkId !== null) === pages,
    );
  }

  #offline(connection: Connection): void {
    this.#connections.delete(connection);
    connection.wire.send({ messageResultType: "OFFLINE", result: null });
    connection.wire.end(closeCodes.elsewhere);
  }

  get #tx(): Tx {
    return this.#parts.database.db as Tx;
  }

  #failed(error: unknown): void {
    reportFault(error, "chat socket", this.#parts.services.clock.now(), this.#parts.faults);
  }
}
