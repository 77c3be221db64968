import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Part, Result } from "./part.ts";
import { inRoot, root } from "./root.ts";

/** Known faults of this weight and above fail the run. */
const weights = ["high", "critical"] as const;

/** What the package manager wrote when asked for the known faults of what is installed. */
export interface Audit {
  status: number;
  stdout: string;
  stderr: string;
}

/** The known faults of what the shop needs in production, asked of the package registry; left out where it does not answer. */
export function auditPart(name: string): Part {
  return { name, run: async () => judge(await audit()) };
}

/** Counts an audit: one check, failed when it tells of a grave fault, left out when there was nobody to ask. */
export function judge({ status, stdout, stderr }: Audit): Result {
  const found = countsOf(stdout);
  if (!found) {
    const reason = /\bERR_\w+/.exec(stderr + stdout)?.[0] ?? `exit status ${status}`;
    return { passed: 0, failed: 0, output: "", skipped: `no audit to be had here (${reason})` };
  }
  const grave = weights.reduce((sum, weight) => sum + (found[weight] ?? 0), 0);
  return grave === 0 ? { passed: 1, failed: 0, output: "" } : { passed: 0, failed: 1, output: stdout };
}

/** How many faults of each weight a report counts; undefined when it is none. */
function countsOf(text: string): Readonly<Record<string, number>> | undefined {
  try {
    const { metadata } = JSON.parse(text) as { metadata?: { vulnerabilities?: Record<string, number> } };
    return metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}

function audit(): Promise<Audit> {
  const { packageManager } = JSON.parse(readFileSync(inRoot("package.json"), "utf8")) as { packageManager: string };
  const args = ["--yes", packageManager, "audit", "--prod", "--audit-level", "high", "--json"];
  const child = spawn("npx", args, {
    cwd: root,
    env: { ...process.env, CI: "true", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32", // npx is a .cmd there
    timeout: 60_000,
  });
  const told = { stdout: "", stderr: "" };
  child.stdout.on("data", (text: Buffer) => (told.stdout += text));
  child.stderr.on("data", (text: Buffer) => (told.stderr += text));
  return new Promise((resolve) => {
    child.once("error", () => resolve({ status: 1, ...told }));
    child.once("close", (status) => resolve({ status: status ?? 1, ...told }));
  });
}
