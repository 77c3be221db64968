import { isInterrupted, type Outcome } from "./command.ts";

/**
 * Passed and failed checks of a part, and output to show if some failed. `failures` names each in one line, as far as it
 * is known. `skipped` says why nothing could be checked here, which is not a failure.
 */
export type Result = { passed: number; failed: number; output: string; failures?: readonly string[]; skipped?: string };

/** One part of the verification, with the name on its line. */
export type Part = { name: string; run: () => Promise<Result> };

/** A part with a single yes or no. */
export function check(name: string, run: () => Promise<Outcome>): Part {
  return {
    name,
    run: async () => {
      const { status, output } = await run();
      return status === 0 ? { passed: 1, failed: 0, output: "" } : { passed: 0, failed: 1, output };
    },
  };
}

/** Totals of several parts. */
export interface Sums {
  passed: number;
  failed: number;
  /** The parts in which something failed, with a line for each failure that has a name. */
  failedParts: { name: string; failures: readonly string[] }[];
}

/**
 * Runs the parts, at most `atOnce` at a time, and prints a line for each as it ends, followed by its output if it
 * failed. A part that crashes, or in which nothing ran, counts as one failure.
 */
export async function runParts(parts: readonly Part[], atOnce: number): Promise<Sums> {
  const sums: Sums = { passed: 0, failed: 0, failedParts: [] };
  const waiting = [...parts];
  const width = Math.max(...parts.map(({ name }) => name.length));
  const worker = async () => {
    for (let part = waiting.shift(); part && !isInterrupted(); part = waiting.shift()) {
      const started = performance.now();
      const result = await settle(part);
      sums.passed += result.passed;
      sums.failed += result.failed;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const counts = result.failed > 0 ? `${result.failed} failed, ${result.passed} passed` : `${result.passed} passed`;
      const mark = result.failed > 0 ? "FAIL" : result.skipped === undefined ? "ok  " : "skip";
      console.log(`${mark}  ${part.name.padEnd(width)}  ${seconds.padStart(6)} s  ${result.skipped ?? counts}`);
      if (result.failed > 0) {
        sums.failedParts.push({ name: part.name, failures: result.failures ?? [] });
        console.log(`\n${result.output.trim()}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  sums.failed += isInterrupted() ? waiting.length + 1 : 0;
  return sums;
}

/**
 * Prints the end of a task and sets the exit status: what failed, because its output may be far above or cut off, then
 * `N passed, N failed`.
 */
export function printSums(results: readonly Sums[]): void {
  const passed = results.reduce((sum, part) => sum + part.passed, 0);
  const failed = results.reduce((sum, part) => sum + part.failed, 0);
  for (const { name, failures } of results.flatMap(({ failedParts }) => failedParts))
    console.log([`failed: ${name}`, ...failures.map((line) => `  ${line}`)].join("\n"));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function settle(part: Part): Promise<Result> {
  try {
    const result = await part.run();
    if (result.passed + result.failed > 0 || result.skipped !== undefined) return result;
    return { ...result, failed: 1, output: `${result.output}\nNothing ran.` };
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
