import { hash } from "node:crypto";
import { check, create, work } from "@sundry/api/contract/captcha";
import { sendSms as send } from "@sundry/api/contract/codes";
import sharp from "sharp";
import { expect, test } from "vitest";
import { refusalOf } from "./buyers.ts";
import { useShop } from "./support/shop.ts";
import { placeOf, solvePuzzle } from "./verification.ts";

const shop = useShop();
const LOGIN = { verificationEnums: "LOGIN" };

function nextMinute() {
  shop.clock.at += 61_000;
}

test("[SE-06] a puzzle has two pictures of the sizes it names, and does not reveal its position", async () => {
  const client = shop.visit();
  const puzzle = await client.send(create, LOGIN);
  const sizeOf = async (address: string) => {
    const { width, height } = await sharp(Buffer.from(address.split(",")[1] ?? "", "base64")).metadata();
    return [width, height];
  };
  expect(await sizeOf(puzzle.backImage)).toEqual([puzzle.originalWidth, puzzle.originalHeight]);
  expect(await sizeOf(puzzle.slidingImage)).toEqual([puzzle.sliderWidth, puzzle.sliderHeight]);
  expect(puzzle.effectiveTime).toBe(300);
  const place = await placeOf(shop, puzzle.key);
  // Sizes and seconds are the same for every puzzle, and can equal its position by chance.
  const shared = ["originalWidth", "originalHeight", "sliderWidth", "sliderHeight", "effectiveTime"];
  const own = Object.entries(puzzle).flatMap(([name, value]) => (shared.includes(name) ? [] : [value]));
  expect(Object.values(own)).not.toContain(place);
});

test("[SE-06] less than 3 px off is correct, 3 px is not, and a missed puzzle can be tried again", async () => {
  nextMinute();
  const client = shop.visit();
  for (const [off, code] of [
    [-3, 80202],
    [3, 80202],
    [-2, 0],
  ] as const) {
    const { key } = await client.send(create, LOGIN);
    const place = await placeOf(shop, key);
    expect(await refusalOf(client.send(check, { ...LOGIN, xPos: place + off })), `${off} px`).toBe(code);
    if (code) expect(await refusalOf(client.send(check, { ...LOGIN, xPos: place }))).toBe(0);
  }
});

test("[SE-06] a puzzle is solved once, by its own device, for its own purpose and within 300 s", async () => {
  nextMinute();
  const client = shop.visit();
  const { key } = await client.send(create, LOGIN);
  const xPos = await placeOf(shop, key);
  expect(await refusalOf(shop.visit().send(check, { ...LOGIN, xPos }))).toBe(80204);
  expect(await refusalOf(client.send(check, { verificationEnums: "REGISTER", xPos }))).toBe(80204);
  await client.send(check, { ...LOGIN, xPos });
  expect(await refusalOf(client.send(check, { ...LOGIN, xPos }))).toBe(80204);
  const { key: late } = await client.send(create, LOGIN);
  const place = await placeOf(shop, late);
  shop.clock.at += 300_000;
  expect(await refusalOf(client.send(check, { ...LOGIN, xPos: place }))).toBe(80204);
});

test("[SE-06] a pass lets one call through, for its purpose, within 300 s", async () => {
  nextMinute();
  const client = shop.visit();
  const ask = (purpose: string, mobile: string) => refusalOf(client.send(send, { verificationEnums: purpose, mobile }));
  await solvePuzzle(shop, client, "LOGIN");
  expect(await ask("REGISTER", "13700000001")).toBe(80204);
  expect(await ask("LOGIN", "13700000001")).toBe(0);
  expect(await ask("LOGIN", "13700000002")).toBe(80204);
  await solvePuzzle(shop, client, "LOGIN");
  shop.clock.at += 300_000;
  expect(await ask("LOGIN", "13700000002")).toBe(80204);
});

test("[SE-06] guessing does not pass: after two misses the puzzle is gone, even if all guesses come at once", async () => {
  nextMinute();
  const client = shop.visit();
  const { key } = await client.send(create, LOGIN);
  const place = await placeOf(shop, key);
  for (let miss = 0; miss < 2; miss += 1)
    expect(await refusalOf(client.send(check, { ...LOGIN, xPos: place + 10 + miss }))).toBe(80202);
  expect(await refusalOf(client.send(check, { ...LOGIN, xPos: place }))).toBe(80204);
  const { key: another } = await client.send(create, LOGIN);
  const there = await placeOf(shop, another);
  const places = Array.from({ length: 20 }, (_, at) => there + 20 - at);
  const codes = await Promise.all(places.map((xPos) => refusalOf(client.send(check, { ...LOGIN, xPos }))));
  expect(codes.filter((code) => code !== 80204).length).toBeLessThanOrEqual(2);
});

test("[SE-06] the eleventh puzzle within a minute, unknown purposes and unnamed devices are refused", async () => {
  nextMinute();
  const codes: number[] = [];
  for (let made = 0; made < 11; made += 1)
    codes.push(await refusalOf(shop.visit("en", "203.0.113.41").send(create, LOGIN)));
  expect(codes).toEqual([...Array<number>(10).fill(0), 1003]);
  nextMinute();
  expect(await refusalOf(shop.visit().send(create, { verificationEnums: "ANYTHING" }))).toBe(4002);
  const unnamed = await shop.app.request("/api/slider/LOGIN");
  expect(await unnamed.json()).toMatchObject({ success: false, code: 1004 });
});

/** A nonce for a puzzle, as a device finds it. */
function workFor(key: string, bits: number): string {
  for (let nonce = 0; ; nonce += 1) {
    const first = hash("sha256", `${key}.${nonce}`, "buffer").readUInt32BE(0);
    if (Math.clz32(first) >= bits) return String(nonce);
  }
}

test("[SE-06] who does not see the picture passes by work of the device: once, for this puzzle alone", async () => {
  nextMinute();
  const client = shop.visit();
  const { key, workBits } = await client.send(create, LOGIN);
  const nonce = workFor(key, workBits ?? 0);
  expect(await refusalOf(client.send(work, { ...LOGIN, nonce: "nothing" }))).toBe(80202);
  expect(await refusalOf(shop.visit().send(work, { ...LOGIN, nonce }))).toBe(80204);
  expect(await refusalOf(client.send(work, { verificationEnums: "REGISTER", nonce }))).toBe(80204);
  await client.send(work, { ...LOGIN, nonce });
  expect(await refusalOf(client.send(work, { ...LOGIN, nonce }))).toBe(80204);
  expect(await refusalOf(client.send(send, { ...LOGIN, mobile: "13700000041" }))).toBe(0);
  expect(await refusalOf(client.send(send, { ...LOGIN, mobile: "13700000042" }))).toBe(80204);
  await client.send(create, LOGIN);
  expect(await refusalOf(client.send(work, { ...LOGIN, nonce }))).toBe(80202);
});

test("[SE-06] the sixth pass by work within a minute is refused, and the puzzle expires as ever", async () => {
  nextMinute();
  const codes: number[] = [];
  for (let passed = 0; passed < 6; passed += 1) {
    const client = shop.visit("en", "203.0.113.42");
    const { key, workBits } = await client.send(create, LOGIN);
    codes.push(await refusalOf(client.send(work, { ...LOGIN, nonce: workFor(key, workBits ?? 0) })));
  }
  expect(codes).toEqual([0, 0, 0, 0, 0, 1003]);
  nextMinute();
  const late = shop.visit();
  const { key, workBits } = await late.send(create, LOGIN);
  const nonce = workFor(key, workBits ?? 0);
  shop.clock.at += 300_000;
  expect(await refusalOf(late.send(work, { ...LOGIN, nonce }))).toBe(80204);
});

test("[SE-06] behind a proxy that the shop was not told about, a device has its ten puzzles and locks nobody else out", async () => {
  nextMinute();
  const greedy = shop.visit("en", "127.0.0.1");
  const codes: number[] = [];
  for (let made = 0; made < 11; made += 1) codes.push(await refusalOf(greedy.send(create, LOGIN)));
  expect(codes).toEqual([...Array<number>(10).fill(0), 1003]);
  expect(await refusalOf(shop.visit("en", "127.0.0.1").send(create, LOGIN))).toBe(0);
});

test("[SE-06] more networks of one IPv6 customer don't mean ten puzzles each", async () => {
  nextMinute();
  const asked = Array.from({ length: 24 }, (_, at) => shop.visit("en", `2001:db8:77:${(at + 1).toString(16)}::1`));
  const codes: number[] = [];
  for (const client of asked) codes.push(await refusalOf(client.send(create, LOGIN)));
  expect(codes).toEqual([...Array<number>(20).fill(0), 1003, 1003, 1003, 1003]);
  expect(await refusalOf(shop.visit("en", "2001:db8:78::1").send(create, LOGIN))).toBe(0);
});
