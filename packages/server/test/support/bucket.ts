import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A bucket of an S3 store, in memory. Whoever asks may read and write. */
export interface Bucket {
  endpoint: string;
  /** Its objects by path. */
  held: ReadonlyMap<string, Buffer>;
  /** Headers of each request. */
  seen: readonly IncomingHttpHeaders[];
  /** Answers 401 from now on. */
  refuse(): void;
  close(): void;
}

export async function openBucket(address: string): Promise<Bucket> {
  const held = new Map<string, Buffer>();
  const seen: IncomingHttpHeaders[] = [];
  let broken = false;
  const server = createServer((request, response) => {
    seen.push(request.headers);
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const path = request.url ?? "";
      if (request.method === "PUT" && !broken) held.set(path, Buffer.concat(parts));
      if (request.method === "DELETE" && !broken) held.delete(path);
      const found = held.get(path);
      // Some stores answer so if we may not list.
      const missing = path.includes("unlisted") ? 403 : 404;
      response.writeHead(broken ? 401 : found ? 200 : missing).end(request.method === "GET" ? found : undefined);
    });
  });
  await new Promise<void>((ready) => server.listen(0, address, ready));
  return {
    endpoint: `http://${address}:${(server.address() as AddressInfo).port}`,
    held,
    seen,
    refuse: () => {
      broken = true;
    },
    close: () => void server.close(),
  };
}
