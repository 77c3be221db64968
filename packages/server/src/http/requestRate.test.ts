import { expect, test } from "vitest";
import { RequestRate } from "./requestRate.ts";

function rateOf(perMinute: number) {
  const clock = { at: 1_000_000 };
  return { clock, rate: new RequestRate(perMinute, { now: () => clock.at }) };
}

const times = (count: number, take: () => number) => Array.from({ length: count }, take);

test("a minute's requests are allowed at once, then each as soon as it is available again", () => {
  const { clock, rate } = rateOf(60);
  expect(times(60, () => rate.take("203.0.113.7"))).toEqual(times(60, () => 0));
  expect(rate.take("203.0.113.7")).toBe(1000);
  clock.at += 999;
  expect(rate.take("203.0.113.7")).toBe(1);
  clock.at += 1;
  expect(rate.take("203.0.113.7")).toBe(0);
  expect(rate.take("203.0.113.7")).toBe(1000);
  clock.at += 10 * 60_000;
  expect(times(61, () => rate.take("203.0.113.7")).filter((wait) => wait > 0)).toHaveLength(1);
});

test("addresses are counted separately, those of one IPv6 network together", () => {
  const { rate } = rateOf(1);
  expect(rate.take("203.0.113.7")).toBe(0);
  expect(rate.take("203.0.113.8")).toBe(0);
  expect(rate.take("2001:db8:1:2::7")).toBe(0);
  expect(rate.take("2001:db8:1:2:3:4:5:6")).toBeGreaterThan(0);
  expect(rate.take("2001:db8:1:3::7")).toBe(0);
});

test("a clock that is set back changes nothing", () => {
  const { clock, rate } = rateOf(2);
  rate.take("203.0.113.7");
  clock.at -= 60_000;
  expect(rate.take("203.0.113.7")).toBe(0);
  expect(rate.take("203.0.113.7")).toBeGreaterThan(0);
});
