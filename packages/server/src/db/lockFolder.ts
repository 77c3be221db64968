import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseUnavailable } from "./unavailable.ts";

/**
 * Makes this process the only holder of a folder until the returned function is called or the process ends in any way:
 * the lock is a listening socket, which the system removes with its process. Throws DatabaseUnavailable `held`.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = addressOf(folder);
  const server = await listen(address).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE" || (await answers(address))) throw held(folder, error);
    await rm(address, { force: true }); // without the other two kinds, a socket file outlives a killed process
    return listen(address);
  });
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

function addressOf(folder: string): string {
  const name = `sundry-${createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 24)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  return process.platform === "linux" ? `\0${name}` : join(tmpdir(), name);
}

function listen(address: string): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", fail).listen(address, () => done(server));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(address);
    socket.once("error", () => done(false));
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
  });
}

const held = (folder: string, cause: Error) =>
  new DatabaseUnavailable(
    "held",
    `The data folder ${folder} is in use by another process.`,
    "Stop the other one first, or choose another folder with SUNDRY_DATA_DIR.",
    cause,
  );
