import type { ImSocketMessage, ImSocketOperation } from "@sundry/api/contract/entities/im";
import { afterAll, beforeAll } from "vitest";
import { WebSocket } from "ws";
import { createApp } from "#server/app.ts";
import { allRoutes } from "#server/modules/shopwide/routes.ts";
import { ChatHub } from "#server/modules/aftercare/im/live/hub.ts";
import { type Listening, listen } from "#server/start/listen.ts";
import type { TestShop } from "./shop.ts";

/** A listening process of the shop, with its chat connections. */
export interface ChatProcess {
  hub: ChatHub;
  /** `ws://127.0.0.1:port`. */
  address: string;
  stop(): Promise<void>;
}

/**
 * Starts one more process of the shop on the same database. Call it at the top of the file; use the result inside
 * tests.
 */
export function useChatProcess(shop: TestShop): ChatProcess {
  const started: Partial<ChatProcess> = {};
  let listening: Listening | undefined;
  beforeAll(async () => {
    const faults = (line: string) => void shop.faults.push(line);
    const { database, services } = shop;
    const hub = await ChatHub.open({ database, services, faults });
    const { app } = createApp({ db: database.db, services, routes: allRoutes, chat: hub, faults });
    listening = await listen(app, "127.0.0.1", 0);
    const stop = async () => {
      await hub.close();
      await listening?.close(1_000);
      listening = undefined;
    };
    Object.assign(started, { hub, address: `ws://127.0.0.1:${listening.port}`, stop });
  });
  afterAll(() => started.stop?.());
  return started as ChatProcess;
}

/** The other end of a connection, as in a buyer's program. */
export interface Phone {
  socket: WebSocket;
  ask(operation: Partial<ImSocketOperation> & Pick<ImSocketOperation, "operationType">): void;
  /** The next unread frame. */
  next(): Promise<ImSocketMessage>;
  /** Resolves with the close code. */
  ended: Promise<number>;
}

/** Connects; rejects with the status of a refused handshake. `autoPong` false does not answer pings. */
export function connect(url: string, options: { origin?: string; autoPong?: boolean } = {}): Promise<Phone> {
  const socket = new WebSocket(url, options);
  const frames: ImSocketMessage[] = [];
  const waiting: ((frame: ImSocketMessage) => void)[] = [];
  socket.on("message", (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as ImSocketMessage;
    const first = waiting.shift();
    if (first) first(frame);
    else frames.push(frame);
  });
  const ended = new Promise<number>((resolve) => void socket.on("close", resolve));
  const next = () =>
    new Promise<ImSocketMessage>((resolve) => {
      const frame = frames.shift();
      if (frame) resolve(frame);
      else waiting.push(resolve);
    });
  const ask: Phone["ask"] = (operation) => socket.send(JSON.stringify({ to: "0", from: "0", ...operation }));
  return new Promise((resolve, reject) => {
    socket.on("open", () => resolve({ socket, ask, next, ended }));
    socket.on("unexpected-response", (_, response) => reject(new Error(String(response.statusCode))));
    socket.on("error", reject);
  });
}
