import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";

/** Resident memory of a process, so many seconds after the first sample. */
export interface Sample {
  second: number;
  megabytes: number;
  /** Load of the machine, all programs together. */
  load: number;
}

/** Samples the memory of a process until `stop`. Linux only. */
export function watchMemory(pid: number, everySeconds: number): { stop(): readonly Sample[] } {
  const begun = performance.now();
  const samples: Sample[] = [];
  const sample = async () => {
    const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN);
    samples.push({
      second: (performance.now() - begun) / 1_000,
      megabytes: kilobytes / 1_024,
      load: loadavg()[0] ?? 0,
    });
  };
  void sample();
  const timer = setInterval(() => void sample(), everySeconds * 1_000);
  return {
    stop() {
      clearInterval(timer);
      return samples;
    },
  };
}

/** Mean of the samples between two moments, given as parts of the whole time from 0 to 1. */
export function meanBetween(samples: readonly Sample[], from: number, to: number): number {
  const end = samples.at(-1)?.second ?? 0;
  const chosen = samples.filter(({ second }) => second >= from * end && second <= to * end);
  return chosen.reduce((sum, { megabytes }) => sum + megabytes, 0) / chosen.length;
}
