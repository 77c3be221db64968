import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";

/** How long a client has to read an answer while it still sends, ms. */
const lingerMs = 1_000;

/**
 * Answers requests, and ends the connection after an answer that did not need the whole body, as when an upload is
 * refused: otherwise the rest, up to megabytes, would be received only to be thrown away.
 */
export function endingUnread(app: Hono): (request: Request, env: unknown) => Promise<Response> {
  return async (request, env) => {
    const answer = await app.fetch(request, env);
    const { incoming } = env as HttpBindings;
    if (incoming.complete) return answer;
    answer.headers.set("Connection", "close");
    const { socket } = incoming;
    // Node would close at once, and many a client whose sending fails does not read the answer any more.
    socket.destroySoon = () => {
      socket.end();
      setImmediate(() => socket.pause());
      setTimeout(() => socket.destroy(), lingerMs).unref();
    };
    return answer;
  };
}
