import { upgradeWebSocket } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { WSContext } from "hono/ws";
import type { WebSocket } from "ws";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { type FaultLog, reportFault } from "#server/http/faults.ts";
import { languageOf } from "#server/http/language.ts";
import { takingBack, withOrigin } from "#server/http/ownAddresses.ts";
import { Refused } from "#server/http/refused.ts";
import { originOf } from "#server/modules/account/session/oidc/settings.ts";
import type { Services } from "#server/services.ts";
import { redeemForSocket, type SocketVisitor } from "../keys.ts";
import { type ChatHub, type Connection, closeCodes, type Listener, type Wire } from "./hub.ts";
import { handleFrame, readOperation, refusalFrame, tips } from "./operations.ts";
import type { Reading } from "#server/http/validation.ts";

export interface SocketParts {
  db: Db;
  services: Services;
  faults: FaultLog;
  hub: ChatHub;
  /**
   * For clients of the reference backend: addresses of pictures are absolute, as they may be on another host, frames may be
   * written their way, and their own lines don't come back to them.
   */
  readOther?: (frame: unknown) => unknown;
}

/** Path of the socket on this server, followed by the token. */
export const socketPath = "/api/lili/webSocket";

/** Maximum bytes waiting for a client that does not read. */
const maxWaiting = 1024 * 1024;

/**
 * The buyer's end of the chat's socket, `im.socket` of the contract. It needs a token instead of a cookie, so another
 * site can't use a buyer's login. Its origin is checked as well, and a ticket in its path is used up.
 */
export function buyerSocket({ db, services, faults, hub, readOther }: SocketParts): Hono {
  const app = new Hono();
  app.get("/:token", async (c, next) => {
    // Anything but a WebSocket goes to the contract's call, which answers that it needs one.
    if (!wantsSocket(c)) return next();
    // A frame of the shop has no origin of its own.
    if (!isOwnOrigin(c, services, ["null"])) return c.body(null, 403);
    if (!hub.hasRoom) return c.body(null, 503);
    const token = c.req.param("token");
    let visitor: SocketVisitor;
    try {
      visitor = await inTransaction(db, (tx) => redeemForSocket(tx, services, token));
    } catch (error) {
      if (error instanceof Refused) return c.body(null, 403);
      throw error;
    }
    const reading: Reading = { lang: languageOf(c), takeBack: takingBack(c, services) };
    const ends = readOther && { origin: originOf(services.config.oidc, c.req.url), without: visitor.memberId };
    return connect(hub, visitor, (frame, wire) => onFrame(frame, wire, visitor, reading), ends)(c, next);
  });
  return app;

  async function onFrame(
    frame: unknown,
    wire: Wire,
    visitor: SocketVisitor,
    { lang, takeBack }: Reading,
  ): Promise<void> {
    try {
      const asked = readOperation(readOther ? readOther(frame) : frame, takeBack);
      const answer = await inTransaction(db, (tx) => handleFrame(tx, services, visitor, asked, lang));
      if (answer) wire.send(answer);
    } catch (error) {
      if (error instanceof Refused) return wire.send(refusalFrame(error, lang));
      const id = reportFault(error, "chat socket", services.clock.now(), faults);
      wire.send(refusalFrame(new Refused(400, { id }), lang));
    }
  }
}

/**
 * The desk's end: it receives the lines of every talk and sends none. Open to anybody who may open the desk, from its
 * own pages only.
 */
export function deskSocket(services: Services, hub: ChatHub): Hono {
  const app = new Hono();
  app.get("/", async (c, next) => {
    if (!wantsSocket(c)) return next();
    if (!isOwnOrigin(c, services, [])) return c.body(null, 403);
    return hub.hasRoom ? connect(hub, "desk", answerDesk)(c, next) : c.body(null, 503);
  });
  return app;
}

/** The desk has no operations, but checks that its connection is alive. */
async function answerDesk(_: unknown, wire: Wire): Promise<void> {
  wire.send(tips("PONG"));
}

/** What is different at the other end. */
interface End {
  /** In front of the shop's own addresses. */
  origin?: string | undefined;
  /** Whose lines it does not want. */
  without?: string;
}

/** A connection: added to the hub when it opens; its frames are handled one after the other. */
function connect(
  hub: ChatHub,
  listener: Listener,
  onFrame: (frame: unknown, wire: Wire) => Promise<void>,
  end: End = {},
): MiddlewareHandler {
  return upgradeWebSocket(() => {
    let connection: Connection | undefined;
    let last: Promise<unknown> = Promise.resolve();
    return {
      onOpen(_, context) {
        const socket = socketOf(context);
        const wire = wireOf(socket, end);
        const adding = hub.add(listener, wire).then((added) => {
          connection = added;
          if (socket.readyState !== socket.OPEN) hub.remove(added);
          socket.on("pong", () => {
            added.alive = true;
          });
        });
        last = adding.catch(() => wire.cut());
      },
      onMessage({ data }, context) {
        const wire = wireOf(socketOf(context), end);
        // Checked before anything waits, so that a flood of frames does not fill the memory.
        if (!hub.maySend(listener)) return wire.end(closeCodes.refused);
        last = last.then(() => {
          if (connection) connection.alive = true;
          return onFrame(data, wire);
        });
      },
      onClose() {
        if (connection) hub.remove(connection);
      },
    };
  }) as MiddlewareHandler;
}

function socketOf({ raw }: WSContext): WebSocket {
  return raw as WebSocket;
}

function wireOf(socket: WebSocket, { origin, without }: End): Wire {
  return {
    send(frame) {
      const { result } = frame;
      const isLine = frame.messageResultType === "MESSAGE" && typeof result === "object" && result !== null;
      if (isLine && "fromUser" in result && result.fromUser === without) return;
      if (socket.bufferedAmount > maxWaiting) return socket.terminate();
      const text = JSON.stringify(frame);
      socket.send(origin ? withOrigin(text, origin) : text);
    },
    ping: () => socket.ping(),
    end: (code) => socket.close(code),
    cut: () => socket.terminate(),
  };
}

function wantsSocket(c: Context): boolean {
  return c.req.header("upgrade")?.toLowerCase() === "websocket";
}

/**
 * Whether the connecting page is the shop's own or one of the `more` origins, to prevent cross-site WebSockets. A
 * client without an origin is not a browser.
 */
function isOwnOrigin(c: Context, { config }: Services, more: readonly string[]): boolean {
  const origin = c.req.header("origin");
  if (origin === undefined || more.includes(origin) || config.edge.allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === c.req.header("host");
}
