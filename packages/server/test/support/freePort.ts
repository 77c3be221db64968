import { type AddressInfo, createServer } from "node:net";

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise<unknown>((closed) => server.close(closed));
  return port;
}
