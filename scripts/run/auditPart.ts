import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Part, Result } from "./part.ts";
import { inRoot, root } from "./root.ts";

/** Known vulnerabilities of these severities fail the run. */
const weights = ["high", "critical"] as const;

/** Output of the package manager's audit. */
export interface Audit {
  status: number;
  stdout: string;
  stderr: string;
}

/** The known vulnerabilities of production dependencies, from the package registry; skipped if it does not answer. */
export function auditPart(name: string): Part {
  return { name, run: async () => judge(await audit()) };
}

/** Counts an audit: one check, failed for a severe vulnerability, skipped if the registry did not answer. */
export function judge({ status, stdout, stderr }: Audit): Result {
  const found = countsOf(stdout);
  if (!found) {
    const reason = /\bERR_\w+/.exec(stderr + stdout)?.[0] ?? `exit status ${status}`;
    return { passed: 0, failed: 0, output: "", skipped: `no audit to be had here (${reason})` };
  }
  const grave = weights.reduce((sum, weight) => sum + (found[weight] ?? 0), 0);
  return grave === 0 ? { passed: 1, failed: 0, output: "" } : { passed: 0, failed: 1, output: stdout };
}

/** Number of vulnerabilities per severity in a report; undefined if it is not a report. */
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
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (text: Buffer) => (output.stdout += text));
  child.stderr.on("data", (text: Buffer) => (output.stderr += text));
  return new Promise((resolve) => {
    child.once("error", () => resolve({ status: 1, ...output }));
    child.once("close", (status) => resolve({ status: status ?? 1, ...output }));
  });
}
