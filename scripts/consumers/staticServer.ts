import { readFile } from "node:fs/promises";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import { extname, join } from "node:path";
import { onTestFinished } from "vitest";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Serves a folder of built files until the test is over, optionally with extra headers and changed pages. */
export async function serveFolder(
  folder: string,
  {
    headers = {},
    page = (html: string) => html,
  }: { headers?: OutgoingHttpHeaders; page?: (html: string) => string } = {},
): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    readFile(file).then(
      (content) => {
        const type = types[extname(file)] ?? "application/octet-stream";
        response.writeHead(200, { "content-type": type, ...headers });
        response.end(type.startsWith("text/html") ? page(content.toString()) : content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(
    () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  );
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}
