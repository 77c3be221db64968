import { spawn } from "node:child_process";
import { chown, stat } from "node:fs/promises";

/** The operating system account that PostgreSQL runs as; undefined means our own. */
export type Account = { uid: number; gid: number } | undefined;

/** "nobody" on Linux. PostgreSQL refuses to run as root, and this account needs no set-up. */
const nobody = { uid: 65534, gid: 65534 };

/**
 * Chooses the account. Only root has a choice: the owner of an existing cluster (so that root can start what a user
 * made), otherwise nobody.
 */
export async function accountFor(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody;
}

/** Changes the owner of a file or folder that we made as root to the account. */
export async function changeOwner(path: string, account: Account): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}

/**
 * Whether the account can enter the folder, and read (`r`) or also write (`w`) it. It asks the system instead of
 * reading modes, because access lists and mounts matter too.
 */
export async function canReach(folder: string, access: "r" | "w", account: Account): Promise<boolean> {
  const child = spawn("/bin/sh", ["-c", `cd "$1" && test -${access} . && test -x .`, "sh", folder], {
    cwd: "/",
    stdio: "ignore",
    ...account,
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}
