import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { WebSocketServer } from "ws";
import { countedNetworks, isPrivate } from "#server/http/countedAddress.ts";

/** How many connections a process keeps open. */
export interface ConnectionBounds {
  /** All together. */
  total: number;
  /** Those of one network address. Not counted for addresses of the own network, which are proxies. */
  ofOne: number;
}

/** Requests that are still being received at the same time; beyond it, the slowest end. */
const maxUnfinished = 1_000;
/** A request may take this long to arrive before its speed counts, ms. */
const patienceMs = 10_000;
/** Slower than this is no network that a person uses, bytes per second. */
const leastSpeed = 500;
/** Faster than this somebody really sends something, bytes per second: a phone on a poor line. */
const realSpeed = 5_000;
/** When there is no room, nobody younger than this is the one to go, ms. */
const youngestMs = 300;
/** Part of the connections that go together, so that a flood does not have us search for each. */
const batch = 0.05;
const roundMs = 500;

interface Open {
  readonly socket: Socket;
  readonly networks: readonly string[];
  /** The latest request; undefined before the first. */
  request?: IncomingMessage;
  /** When the latest request, or the connection, began; ms of the process. */
  since: number;
  /** Bytes received before that. */
  before: number;
  /** A WebSocket, which has its own limits. */
  upgraded?: true;
  /** When the latest answer was sent. */
  idleSince?: number | undefined;
}

/**
 * Keeps room for new visitors: whoever sends a request so slowly that it only holds a connection loses it, as do idle
 * connections when all are taken. Returns how to stop.
 */
export function guardConnections(
  server: Server,
  sockets: WebSocketServer,
  { total, ofOne }: ConnectionBounds,
): () => void {
  const open = new Map<Socket, Open>();
  const perNetwork = new Map<string, number>();

  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    const counted = isPrivate(address) ? [] : countedNetworks(address);
    if (counted.some(({ name, share }) => (perNetwork.get(name) ?? 0) >= ofOne * share)) return void socket.destroy();
    if (open.size >= total && shed(Math.ceil(total * batch)) === 0) return void socket.destroy();
    const networks = counted.map(({ name }) => name);
    for (const name of networks) perNetwork.set(name, (perNetwork.get(name) ?? 0) + 1);
    open.set(socket, { socket, networks, since: performance.now(), before: 0 });
    socket.once("close", () => forget(socket));
  });
  server.prependListener("request", (request: IncomingMessage, response) => {
    const one = open.get(request.socket);
    if (!one) return;
    one.request = request;
    one.since = performance.now();
    one.before = request.socket.bytesRead;
    one.idleSince = undefined;
    response.once("close", () => {
      one.idleSince = performance.now();
    });
  });
  // Not with the event "upgrade": whoever listens to that answers it.
  sockets.on("connection", (_, request: IncomingMessage) => {
    const one = open.get(request.socket);
    if (one) one.upgraded = true;
  });
  const timer = setInterval(endSlow, roundMs);
  timer.unref();
  return () => clearInterval(timer);

  function forget(socket: Socket): void {
    const one = open.get(socket);
    open.delete(socket);
    for (const name of one?.networks ?? []) {
      const left = (perNetwork.get(name) ?? 0) - 1;
      if (left > 0) perNetwork.set(name, left);
      else perNetwork.delete(name);
    }
  }

  function unfinished(): Open[] {
    return [...open.values()].filter((one) => !one.upgraded && !(one.request?.complete ?? false));
  }

  function speedOf({ socket, since, before }: Open, now: number): number {
    return (socket.bytesRead - before) / Math.max(0.001, (now - since) / 1_000);
  }

  function endSlow(): void {
    const now = performance.now();
    const receiving = unfinished();
    for (const one of receiving)
      if (now - one.since > patienceMs && speedOf(one, now) < leastSpeed) one.socket.destroy();
    const left = receiving.filter(({ socket }) => !socket.destroyed);
    if (left.length > maxUnfinished) endSlowest(left, left.length - maxUnfinished);
  }

  /** Ends connections that wait for nothing of ours: slow ones first, then idle ones. Returns how many. */
  function shed(count: number): number {
    const ended = endSlowest(unfinished(), count);
    if (ended > 0) return ended;
    const idle = [...open.values()].filter(({ upgraded, idleSince }) => !upgraded && idleSince !== undefined);
    idle.sort((a, b) => (a.idleSince ?? 0) - (b.idleSince ?? 0));
    for (const one of idle.slice(0, count)) end(one);
    return Math.min(idle.length, count);
  }

  function endSlowest(of: readonly Open[], count: number): number {
    const now = performance.now();
    const old = of.filter(({ since }) => now - since > youngestMs).map((one) => ({ one, speed: speedOf(one, now) }));
    // Whoever really sends stays while younger ones may turn out to send nothing.
    const slow = old.length < of.length ? old.filter(({ speed }) => speed < realSpeed) : old;
    const slowest = slow.sort((a, b) => a.speed - b.speed);
    for (const { one } of slowest.slice(0, count)) end(one);
    return Math.min(slowest.length, count);
  }

  function end(one: Open): void {
    one.socket.destroy();
    forget(one.socket);
  }
}
