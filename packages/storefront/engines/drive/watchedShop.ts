import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Duplex } from "node:stream";

/** Where pages report to, and where the script that does it is. */
const reports = "/engines/faults";
const script = "/engines/reportFaults.js";

/** The shop at an address of its own, whose pages say what goes wrong in them. */
export interface WatchedShop {
  url: string;
  /** What pages have reported since the last call. */
  faults(): string[];
  stop(): Promise<void>;
}

/**
 * Puts a script that reports faults first into every page of the shop. WebKit's driver has no other way to learn about
 * the console, and so all engines report the same.
 */
export async function watchShop(shopUrl: string): Promise<WatchedShop> {
  const shop = new URL(shopUrl);
  const code = await readFile(new URL("../page/reportFaults.js", import.meta.url));
  let faults: string[] = [];
  const server = createServer((asked, answer) => {
    if (asked.url === script) answer.setHeader("content-type", "text/javascript").end(code);
    else if (asked.url === reports) void note(asked, answer);
    else pass(shop, asked, answer);
  });
  server.on("upgrade", (asked: IncomingMessage, socket: Duplex) => passSocket(shop, asked, socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  async function note(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of asked) parts.push(part as Buffer);
    faults.push(Buffer.concat(parts).toString());
    answer.writeHead(204).end();
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults: () => {
      const seen = faults;
      faults = [];
      return seen;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function pass(shop: URL, asked: IncomingMessage, answer: ServerResponse): void {
  const isPage = asked.headers.accept?.includes("text/html") ?? false;
  const wanted = { ...asked.headers };
  if (isPage) delete wanted["accept-encoding"];
  const onward = request({
    host: shop.hostname,
    port: shop.port,
    method: asked.method,
    path: asked.url,
    headers: wanted,
  });
  onward.once("response", (come) => {
    const type = come.headers["content-type"] ?? "";
    if (!isPage || !type.includes("text/html")) {
      answer.writeHead(come.statusCode ?? 500, come.headers);
      come.pipe(answer);
      return;
    }
    void withScript(come).then((page) => {
      const headers = { ...come.headers };
      delete headers["content-length"];
      answer.writeHead(come.statusCode ?? 500, headers).end(page);
    });
  });
  // Either side may end early: a browser that leaves a page, or a shop that stops.
  onward.once("error", () => answer.destroy());
  answer.once("close", () => onward.destroy());
  asked.pipe(onward);
}

async function withScript(come: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of come) parts.push(part as Buffer);
  return Buffer.concat(parts).toString().replace("<head>", `<head><script src="${script}"></script>`);
}

function passSocket(shop: URL, asked: IncomingMessage, socket: Duplex): void {
  const onward = connect(Number(shop.port), shop.hostname, () => {
    const lines = asked.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
    );
    onward.write([`${asked.method} ${asked.url} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
    onward.pipe(socket).pipe(onward);
  });
  onward.on("error", () => socket.destroy());
  socket.on("error", () => onward.destroy());
}
