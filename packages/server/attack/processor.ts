import { readFileSync } from "node:fs";

/**
 * Watches the thread of a process that answers requests. The function that it returns tells the part of the time since
 * then in which that thread had work but no processor, from 0 to 1: a machine that is busy with something else, or an
 * attack that takes the processors from the shop, and not a shop that is slow by itself. Linux only.
 */
export function watchProcessor(pid: number): () => number {
  const waited = () => Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
  const before = { at: performance.now(), waited: waited() };
  return () => (waited() - before.waited) / (performance.now() - before.at);
}
