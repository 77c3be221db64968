import type { Server } from "node:http";
import { createAdaptorServer, type WebSocketServerLike } from "@hono/node-server";
import type { Hono } from "hono";
import { WebSocketServer } from "ws";
import { type ConnectionBounds, guardConnections } from "./connections.ts";
import { endingUnread } from "./unreadBodies.ts";

/** Ports to try after the first one. */
const further = 20;

/** Close code of a WebSocket when its server shuts down. */
const goingAway = 1001;
/** Maximum size of a WebSocket frame, in bytes; a larger one closes the connection (1009). */
const largestFrame = 8 * 1024;
/**
 * How long an idle connection stays open, in ms. Longer than a proxy keeps it (60 s for nginx), so that a request is
 * never sent on one that is just being closed.
 */
const idleMs = 75_000;
/** Time for the headers of a request, and for all of it, ms: the largest photo over a slow line fits in. */
const headersMs = 15_000;
const requestMs = 120_000;
/** A connection on which nothing moves for so long ends, as when nobody reads the answer, ms. */
const silentMs = 120_000;
/** How often the library looks for requests that take too long, ms. */
const checkMs = 5_000;
/** Without settings: a test, or a part of the shop. */
const usualBounds: ConnectionBounds = { total: 10_000, ofOne: 500 };

/** A listening server, and how to stop it. */
export interface Listening {
  port: number;
  /** Takes no new requests. Resolves when the running ones are answered, after `graceMs` at the latest. */
  close(graceMs: number): Promise<void>;
}

/**
 * Listens on the port, or on the next free one. Port 0 takes any. Throws an Error with one plain sentence if none is
 * available.
 */
export async function listen(
  app: Hono,
  host: string,
  port: number,
  bounds: ConnectionBounds = usualBounds,
): Promise<Listening> {
  const last = port === 0 ? 0 : Math.min(port + further, 65_535);
  for (let candidate = port; candidate <= last; candidate += 1) {
    const sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame });
    // The types of the two libraries differ only in an option that may be undefined.
    const websocket = { server: sockets as WebSocketServerLike };
    const serverOptions = {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      keepAliveTimeout: idleMs,
    };
    const server = createAdaptorServer({ fetch: endingUnread(app), websocket, serverOptions }) as Server;
    server.timeout = silentMs;
    const unguard = guardConnections(server, sockets, bounds);
    server.once("close", unguard);
    const failure = await tryPort(server, host, candidate);
    if (!failure) return { port: portOf(server, candidate), close: (graceMs) => close(server, sockets, graceMs) };
    unguard();
    if (failure.code !== "EADDRINUSE") throw new Error(sentence(failure, host, candidate));
  }
  throw new Error(`The ports ${port} to ${last} are all taken. Set PORT to a free one.`);
}

function tryPort(server: Server, host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    server.once("error", resolve);
    server.listen(port, host, () => {
      server.removeListener("error", resolve);
      resolve(undefined);
    });
  });
}

function portOf(server: Server, asked: number): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : asked;
}

function sentence(failure: NodeJS.ErrnoException, host: string, port: number): string {
  if (failure.code === "EACCES") return `This account may not listen on port ${port}. Set PORT to one above 1023.`;
  if (failure.code === "EADDRNOTAVAIL" || failure.code === "ENOTFOUND")
    return `This machine has no address "${host}". Set HOST to one it has, such as 127.0.0.1.`;
  return `The shop cannot listen on ${host}:${port} (${failure.code ?? failure.message}).`;
}

function close(server: Server, sockets: WebSocketServer, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // The server waits for WebSockets too, and they would outlast any grace period.
    for (const socket of sockets.clients) socket.close(goingAway);
    const cut = setTimeout(() => {
      server.closeAllConnections();
      for (const socket of sockets.clients) socket.terminate();
    }, graceMs);
    // A connection whose request ends from now on is idle at once, and nobody needs it any more.
    server.keepAliveTimeout = 1;
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
