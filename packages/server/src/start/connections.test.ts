import { once } from "node:events";
import { createServer } from "node:http";
import { type Duplex, duplexPair } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { WebSocketServer } from "ws";
import { guardConnections } from "./connections.ts";

/** A server that keeps `ofOne` connections of one address. Returns how to connect from an address. */
function guarded(ofOne: number) {
  const server = createServer((_, answer) => answer.end("open"));
  const sockets = new WebSocketServer({ noServer: true });
  onTestFinished(guardConnections(server, sockets, { total: 100, ofOne }));
  /** The client's end of a connection, or null if the server ended it at once. */
  return async (address: string): Promise<Duplex | null> => {
    const [client, incoming] = duplexPair();
    onTestFinished(() => void client.destroy());
    // A connection from elsewhere: tests reach a server from this machine only, whose addresses are not counted.
    server.emit("connection", Object.assign(incoming, { remoteAddress: address, setTimeout: () => incoming }));
    if (incoming.destroyed) return null;
    client.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n");
    await once(client, "data");
    return client;
  };
}

async function count(connect: (address: string) => Promise<Duplex | null>, addresses: readonly string[]) {
  const made = await Promise.all(addresses.map(connect));
  return made.filter((client) => client !== null).length;
}
const times = (num: number, address: (at: number) => string) => Array.from({ length: num }, (_, at) => address(at));

test("[SE-03] one address keeps so many connections and no more; others get in, and it too once it has ended one", async () => {
  const connect = guarded(3);
  const first = await connect("203.0.113.7");
  // An IPv4 address that a socket for both protocols reports is the same one.
  expect(await count(connect, ["203.0.113.7", "::ffff:203.0.113.7", "203.0.113.7", "203.0.113.7"])).toBe(2);
  expect(await count(connect, ["203.0.113.8", "2001:db8::1"])).toBe(2);
  first?.resume().end();
  await expect.poll(async () => (await connect("203.0.113.7")) !== null).toBe(true);
  expect(await connect("203.0.113.7")).toBeNull();
});

test.each([
  ["/64", 3, (at: number) => `2001:db8:1:100::${at + 1}`],
  ["/56", 6, (at: number) => `2001:db8:1:1${at.toString(16).padStart(2, "0")}::1`],
  ["/48", 12, (at: number) => `2001:db8:1:${at.toString(16)}00::1`],
] as const)(
  "[SE-03] a network of IPv6 of the width %s keeps %i connections, whatever its addresses",
  async (_, most, address) => {
    const connect = guarded(3);
    expect(await count(connect, times(20, address))).toBe(most);
    expect(await count(connect, ["2001:db8:2::1"])).toBe(1);
  },
);

test.each(["127.0.0.1", "::1", "10.0.0.2", "172.18.0.1", "192.168.1.4", "fd00::2"])(
  "[SE-03] a proxy of the own network at %s passes on everybody's connections",
  async (proxy) => {
    const connect = guarded(3);
    expect(
      await count(
        connect,
        times(20, () => proxy),
      ),
    ).toBe(20);
  },
);
