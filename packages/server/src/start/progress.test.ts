import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showProgress } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function recorded() {
  const lines: string[] = [];
  return {
    lines,
    progress: showProgress(
      (line) => lines.push(line),
      2_000,
      () => Date.now(),
    ),
  };
}

test("a quick start prints nothing", () => {
  const { lines, progress } = recorded();
  progress.step("opening");
  vi.advanceTimersByTime(1_900);
  progress.done();
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([]);
});

test("a step that takes longer than two seconds is reported once", () => {
  const { lines, progress } = recorded();
  progress.step("opening");
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual(["opening"]);
});

test("many small steps are reported every two seconds", () => {
  const { lines, progress } = recorded();
  for (let n = 1; n <= 50; n += 1) {
    progress.step(`${n} of 50`);
    vi.advanceTimersByTime(100);
  }
  progress.done();
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^\d+ of 50$/);
});
