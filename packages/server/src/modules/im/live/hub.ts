import { randomUUID } from "node:crypto";
import type { ImSocketMessage } from "@sundry/api/contract/entities/im";
import type { OpenDatabase } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { type FaultLog, reportFault } from "#server/http/faults.ts";
import { RequestRate } from "#server/http/requestRate.ts";
import { liveFamilies } from "#server/modules/session/tokenFamily.ts";
import type { Services } from "#server/services.ts";
import type { SocketVisitor } from "../keys.ts";
import { lineAt } from "../queries.ts";
import { lineView } from "../view.ts";
import { chatChannel, readNotice, announceOpened } from "./notices.ts";

/** Rest between two looks at whether the other ends are still there: shorter than proxies wait for a word. */
const usualBeatMs = 25_000;
/** Connections of a process, and pages of one buyer among them; nobody opens more by hand. */
const mostConnections = 5_000;
const mostPages = 6;
/** Frames of one buyer within a minute. */
const framesPerMinute = 120;

/** Codes with which the server ends a connection. */
export const endings = { restart: 1001, refused: 1008, elsewhere: 4000 } as const;

/** A connection as the hub sees it. */
export interface Wire {
  send(frame: ImSocketMessage): void;
  /** Asks for a sign of life; the answer goes to {@link Connection.alive}. */
  ping(): void;
  /** Says good-bye. */
  end(code: number): void;
  /** Cuts the line of somebody who does not answer. */
  cut(): void;
}

/** Who is at the other end: a buyer, or the desk, which reads the talks of all stores. */
export type Listener = SocketVisitor | "desk";

export interface Connection {
  readonly id: string;
  readonly at: number;
  readonly listener: Listener;
  readonly wire: Wire;
  /** Whether it has shown life since the last beat. */
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
 * The open chat connections of this process. What is said in any process reaches them through the database's own notices
 * (`LISTEN`), so it is pushed only once it is stored, and to both sides wherever they are connected.
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
    const heard = (payload: string) => void hub.#heard(payload).catch((error: unknown) => hub.#failed(error));
    hub.#stops.push(await parts.database.listen(chatChannel, heard));
    const timer = setInterval(
      () => void hub.beat().catch((error: unknown) => hub.#failed(error)),
      parts.beatMs ?? usualBeatMs,
    );
    timer.unref();
    hub.#stops.push(() => clearInterval(timer));
    return hub;
  }

  /** Whether one more may connect. */
  get hasRoom(): boolean {
    return !this.#closed && this.#connections.size < mostConnections;
  }

  /** Takes a connection; an earlier one of the same buyer, or the oldest of too many pages, is told OFFLINE. */
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
        .slice(0, -mostPages)
        .forEach((one) => this.#offline(one));
    return connection;
  }

  remove(connection: Connection): void {
    this.#connections.delete(connection);
  }

  /** Whether a buyer, or whoever is at the desk, may send another frame now. */
  mayAsk(listener: Listener): boolean {
    return this.#frames.take(listener === "desk" ? listener : listener.memberId) === 0;
  }

  /** Cuts who has not answered since the last beat, and ends the connections of logins that are over. */
  async beat(): Promise<void> {
    for (const connection of this.#connections) {
      if (connection.alive) connection.wire.ping();
      else connection.wire.cut();
      connection.alive = false;
    }
    await this.#endLoggedOut([...this.#connections]);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { wire } of this.#connections) wire.end(endings.restart);
    const stops = this.#stops;
    this.#stops = [];
    for (const stop of stops) await stop();
  }

  async #heard(payload: string): Promise<void> {
    const notice = readNotice(payload);
    if (!notice || this.#connections.size === 0) return;
    if ("opened" in notice) this.#endEarlier(notice.opened);
    else await this.#push(notice.line);
  }

  async #push({ talkId, memberId, position }: { talkId: string; memberId: string; position: number }): Promise<void> {
    const concerned = [...this.#connections].filter(
      ({ listener }) =>
        listener === "desk" ||
        (listener.memberId === memberId && (listener.talkId === null || listener.talkId === talkId)),
    );
    if (concerned.length === 0) return;
    const { services } = this.#parts;
    const found = await lineAt(this.#tx, talkId, position);
    if (!found) return;
    const frame = { messageResultType: "MESSAGE", result: lineView(found.line, found.talk, services.config.shopZone) };
    await this.#endLoggedOut(concerned);
    for (const one of concerned) if (this.#connections.has(one)) one.wire.send(frame);
  }

  async #endLoggedOut(connections: readonly Connection[]): Promise<void> {
    const families = connections.flatMap(({ listener }) => (listener === "desk" ? [] : [listener.familyId]));
    const live = await liveFamilies(this.#tx, [...new Set(families)], new Date(this.#parts.services.clock.now()));
    for (const connection of connections)
      if (connection.listener !== "desk" && !live.has(connection.listener.familyId)) {
        this.#connections.delete(connection);
        connection.wire.end(endings.refused);
      }
  }

  #endEarlier({ memberId, id, at }: { memberId: string; id: string; at: number }): void {
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
    connection.wire.end(endings.elsewhere);
  }

  get #tx(): Tx {
    return this.#parts.database.db as Tx;
  }

  #failed(error: unknown): void {
    reportFault(error, "chat socket", this.#parts.services.clock.now(), this.#parts.faults);
  }
}
