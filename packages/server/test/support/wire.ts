import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import type { PostgresAddress } from "#server/db/connection.ts";

/** The connection to the run's database server, which a test can hold up: what is sent then arrives later. */
export interface Wire {
  address: PostgresAddress & { url: string };
  /** How many connections came so far. */
  came(): number;
  /** From now on nothing arrives on either side, without an error. */
  hang(): void;
  /** Closes all connections and accepts none until `goOn`. */
  cut(): void;
  goOn(): void;
  /** Open connections hang without being closed; new ones work. */
  replace(): void;
}

/** Opens a separate connection path to a database of the run's server; it is removed at the end of the test. */
export async function layWire(database: string): Promise<Wire> {
  const { server } = inject("testDatabase");
  const target = "url" in server ? new URL(server.url) : undefined;
  const user = "url" in server ? (target?.username ?? "") : server.user;
  const sockets = new Set<Socket>();
  let held = false;
  let refuses = false;
  let came = 0;
  const relay = createServer((near) => {
    came += 1;
    if (refuses) return void near.destroy();
    const far =
      "url" in server
        ? connect(Number(target?.port || 5432), target?.hostname)
        : connect(join(server.host, `.s.PGSQL.${server.port}`));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => to.write(bytes));
      from.on("error", () => to.destroy());
      from.on("close", () => to.destroy());
      if (held) from.pause();
    }
  });
  await new Promise<void>((listening) => relay.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    relay.close();
  });
  const { port } = relay.address() as AddressInfo;
  const password = target?.password ? `:${target.password}` : "";
  return {
    address: { url: `postgres://${user}${password}@127.0.0.1:${port}/${database}` },
    came: () => came,
    hang() {
      held = true;
      for (const socket of sockets) socket.pause();
    },
    replace() {
      for (const socket of sockets) socket.pause();
      sockets.clear();
    },
    cut() {
      refuses = true;
      for (const socket of sockets) socket.destroy();
    },
    goOn() {
      held = false;
      refuses = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
