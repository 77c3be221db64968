import { Socket } from "node:net";
import pg from "pg";
import { type DatabaseLimits, noLimits } from "./limits.ts";

/** A server over the network, or one behind a socket folder. */
export type PostgresAddress = { url: string } | { host: string; port: number; user: string; database: string };

/** The server ends a slow statement itself. If it can't even do that, this process gives up so much later. */
const answerGraceMs = 1_000;
/** After so long without traffic, the system checks whether the other machine is still there. */
const quietMs = 10_000;

/** Settings of a connection or a pool. */
export function clientConfig(address: PostgresAddress, limits: DatabaseLimits = noLimits): pg.ClientConfig {
  return {
    ...placeOf(address),
    application_name: "sundry",
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: quietMs,
    ...(limits.statementMs > 0 && { query_timeout: limits.statementMs + answerGraceMs }),
    // A pooler rejects settings for a whole connection. With a pooler, the role has these limits (docs/deployment.md).
    ...(!limits.transactionPooler && {
      ...(limits.statementMs > 0 && { statement_timeout: limits.statementMs }),
      ...(limits.lockMs > 0 && { lock_timeout: limits.lockMs }),
      ...(limits.idleMs > 0 && { idle_in_transaction_session_timeout: limits.idleMs }),
    }),
  };
}

/** The part of the settings that names the server. */
function placeOf(address: PostgresAddress): pg.ClientConfig {
  return "url" in address ? { connectionString: address.url } : address;
}

/** A connection that can be closed at once, even if the server does not answer. */
export class Connection extends pg.Client {
  readonly #socket: Socket;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
  }

  /** Closes the socket. A running query fails with this reason, and the pool drops the connection. */
  cut(reason: Error): void {
    this.#socket.destroy(reason);
  }
}

/** The connections of this process to one database. */
export interface Connections {
  /** Connects to the server that is current at that moment. */
  Client: new (
    config?: pg.ClientConfig,
  ) => Connection;
  /** Closes all open connections at once. */
  cutAll(reason: Error): void;
}

/** Tracks connections; `address` returns the server for the next one. */
export function connectionsTo(address: () => PostgresAddress): Connections {
  const open = new Set<Connection>();
  return {
    Client: class extends Connection {
      constructor(config: pg.ClientConfig = {}) {
        super({ ...config, ...placeOf(address()) });
        open.add(this);
        this.once("end", () => open.delete(this));
      }
    },
    cutAll: (reason) => {
      for (const connection of open) connection.cut(reason);
    },
  };
}
