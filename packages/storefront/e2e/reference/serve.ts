import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const dist = new URL("../../dist/", import.meta.url).pathname;
const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

type Answering = (request: Request) => Promise<Response>;

export interface Served {
  url: string;
  close(): Promise<void>;
}

/** Serves answers on a free port. */
async function serve(answer: Answering): Promise<Served> {
  const server = createServer((request, response) => void respond(answer, request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => closed(server) };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

async function respond(answer: Answering, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const headers = new Headers(
    Object.entries(request.headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const { method = "GET", url = "/" } = request;
  const sent = new Request(`http://${request.headers.host}${url}`, {
    method,
    headers,
    ...(body.length > 0 && { body }),
  });
  const answered = await answer(sent);
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
}

/** Serves a backend to pages of other hosts. */
export function serveBackend(answer: Answering): Promise<Served> {
  const open = {
    "access-control-allow-origin": "*",
    "access-control-allow-headers": "*, accesstoken, uuid, clienttype, content-type",
    "access-control-allow-methods": "GET, POST, PUT, DELETE",
    "access-control-max-age": "600",
  };
  return serve(async (request) => {
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: open });
    const answered = await answer(request);
    for (const [name, value] of Object.entries(open)) answered.headers.set(name, value);
    return answered;
  });
}

/** Serves the built pages with these settings instead of their own; unknown paths are 404. */
export function servePages(config: unknown): Promise<Served> {
  return serve(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/config.json") return Response.json(config);
    const file = normalize(pathname === "/" ? "/index.html" : pathname);
    const bytes = await readFile(join(dist, file)).catch(() => undefined);
    const type = types[extname(file)] ?? "application/octet-stream";
    if (!bytes) return new Response("", { status: 404 });
    // Their names change with their content.
    const kept = pathname.startsWith("/assets/") ? { "cache-control": "max-age=31536000, immutable" } : {};
    return new Response(bytes, { headers: { "content-type": type, ...kept } });
  });
}
