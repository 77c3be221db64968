import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { type Cluster, freePort, type Ground } from "./cluster.ts";
import { poolerProgram } from "./programs.ts";

/** Starts pgbouncer in front of a server until the end of the test. Returns the URL of the pooler. */
export async function bouncerBefore(
  { folder, account }: Ground,
  server: Cluster,
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const port = await freePort();
  const file = join(folder, `pgbouncer-${port}.ini`);
  const all = { listen_addr: "127.0.0.1", listen_port: port, unix_socket_dir: "", auth_type: "any", ...settings };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  const databases = `[databases]\nshop = host=127.0.0.1 port=${server.port} dbname=shop user=shop\n`;
  await writeFile(file, `${databases}[pgbouncer]\n${lines.join("\n")}\n`);
  if (account) await chown(file, account.uid, account.gid);
  const pooler = spawn(poolerProgram(), [file], { cwd: "/", stdio: "ignore", ...account });
  onTestFinished(async () => {
    const gone = once(pooler, "exit");
    pooler.kill("SIGKILL");
    await gone;
  });
  await vi.waitUntil(() => listens(port), { timeout: 10_000, interval: 50 });
  return `postgres://shop@127.0.0.1:${port}/shop`;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
