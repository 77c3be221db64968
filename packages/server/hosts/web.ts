import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Place } from "../test/failover/cluster.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const deploy = join(root, "deploy");

/**
 * nginx as `deploy` sets it up for two shops, with a certificate of its own. All buyers of the test come from one address, so
 * the limits of requests per address are raised.
 */
export async function startWeb(folder: string, { enter }: Place): Promise<{ stop(): Promise<void> }> {
  await mkdir(join(folder, "snippets"), { recursive: true });
  for (const name of await readdir(deploy))
    if (/^sundry-.*\.conf$/.test(name)) await copyFile(join(deploy, name), join(folder, "snippets", name));
  await copyFile(join(deploy, "compose/upstream.conf"), join(folder, "snippets/sundry-upstream.conf"));
  const given = await readFile(join(deploy, "nginx.conf"), "utf8");
  const own = given
    .replaceAll("/etc/ssl/shop.example.com", folder)
    .replaceAll("/srv/sundry", join(root, "packages/storefront/dist"))
    .replaceAll("/var/log/nginx", folder)
    .replaceAll(/rate=\d+r\/s/g, "rate=10000r/s");
  await writeFile(join(folder, "shop.conf"), own);
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; pid ${folder}/pid; user root; error_log ${folder}/error.log;
events { worker_connections 4096; }
http { include /etc/nginx/mime.types; include shop.conf; }
`,
  );
  const key = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const name = ["-subj", "/CN=shop.example.com", "-days", "2"];
  await promisify(execFile)("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...key, ...name]);
  const [file = "nginx", ...args] = [...enter, "nginx", "-p", folder, "-c", join(folder, "nginx.conf")];
  const server: ChildProcess = spawn(file, args, { stdio: ["ignore", "ignore", "inherit"] });
  return {
    stop: async () => {
      if (server.exitCode !== null) return;
      const gone = once(server, "exit");
      server.kill("SIGTERM");
      await gone;
    },
  };
}
