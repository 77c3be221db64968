import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withProgress } from "../progress.mjs";

/** Written into node_modules after a complete installation, with a fingerprint of its inputs. */
const stampName = "node_modules/.sundry-install";

/**
 * Updates node_modules to the lockfile with the pnpm version in package.json. Takes a few milliseconds and no network
 * if it is up to date. Throws an Error with a message for the terminal.
 *
 * @param {string} root folder of the workspace
 */
export async function ensureInstalled(root) {
  const wanted = fingerprint(root);
  const stamp = join(root, stampName);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const log = join(root, ".cache", "install.log");
  mkdirSync(join(root, ".cache"), { recursive: true });
  const status = await withProgress("Installing packages", (note) => runPnpm(root, packageManager, log, note));
  if (status !== 0) {
    const tail = readFileSync(log, "utf8").trimEnd().split("\n").slice(-40).join("\n");
    throw new Error(`${tail}\n\nThe packages could not be installed; the lines above and ${log} say why.`);
  }
  writeFileSync(stamp, wanted);
}

/** A fingerprint of everything that decides the content of an installation. */
function fingerprint(root) {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}`);
  const packages = readdirSync(join(root, "packages")).map((name) => `packages/${name}/package.json`);
  const files = ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", ".pnpmfile.mjs", ...packages.sort()];
  for (const file of files) {
    if (existsSync(join(root, file)))
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(join(root, file)))
        .update("\0");
  }
  return hash.digest("hex");
}

/** Resolves with the exit status. pnpm's own progress becomes the detail of our line; the rest goes to the log. */
function runPnpm(root, packageManager, log, note) {
  const env = { ...process.env, CI: "true", NO_COLOR: "1" }; // CI: never ask, because there may be nobody to answer
  delete env.NODE_ENV; // "production" would leave out what builds and tests need
  const child = spawn("npx", ["--yes", packageManager, "install", "--frozen-lockfile", "--reporter=append-only"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32", // npx is a .cmd there
  });
  const file = createWriteStream(log);
  const read = (chunk) => {
    file.write(chunk);
    const progress = /resolved (\d+), reused \d+, downloaded \d+, added (\d+)/.exec(String(chunk));
    if (progress) note(`${progress[2]} of ${progress[1]} packages`);
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  const pass = (signal) => child.kill(signal);
  process.on("SIGTERM", pass).on("SIGINT", pass);
  return new Promise((resolve) => {
    child.once("error", (error) => file.end(`npx could not be started: ${error.message}\n`, () => resolve(1)));
    child.once("close", (code) => {
      process.off("SIGTERM", pass).off("SIGINT", pass);
      file.end(() => resolve(code ?? 1));
    });
  });
}
