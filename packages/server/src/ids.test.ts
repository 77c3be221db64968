import { expect, test } from "vitest";
import { nextId, nextSn } from "./ids.ts";

const at = (now: number, random: () => number) => ({ clock: { now: () => now }, random });

test("[BU-07] ids of one process never repeat, even if clock and randomness stand still", () => {
  const source = at(Date.UTC(2026, 10, 21), () => 0.999999999);
  const made = Array.from({ length: 5000 }, () => nextId(source));
  expect(new Set(made).size).toBe(5000);
  expect(made.every((id) => /^\d{15,19}$/.test(id))).toBe(true);
});

test("[BU-07] ids keep rising when the clock is set back", () => {
  let now = Date.UTC(2026, 10, 21);
  const source = { clock: { now: () => now }, random: () => 0.5 };
  const first = nextId(source);
  now -= 60_000;
  expect(BigInt(nextId(source))).toBeGreaterThan(BigInt(first));
});

test("[MC-03] numbers show what they belong to", () => {
  const source = at(Date.UTC(2026, 10, 21), () => 0.1);
  expect(nextSn(source, "trade")).toMatch(/^T\d+$/);
  expect(nextSn(source, "order")).toMatch(/^O\d+$/);
  expect(nextSn(source, "orderItem")).toMatch(/^OI\d+$/);
});
