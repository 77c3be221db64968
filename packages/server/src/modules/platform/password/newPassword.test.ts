import fc from "fast-check";
import { expect, test } from "vitest";
import { isWeakPassword } from "./newPassword.ts";

const names = ["mei", "mei.tanaka@example.com", "13800138000", "Sundry", "杂货"];

test.each([
  ...[
    "password",
    "Password1!",
    "P@ssw0rd1",
    "p4ssw0rd99",
    "drowssap1",
    "pässword1",
    "qwerty!@#",
    "1qaz2wsx",
    "!QAZ2wsx",
  ],
  ...["summer2026", "liverpool2025", "umbrella_7", "tulips4!", "iloveyou12", "abcabc123", "loveloveLove"],
  ...["qwer1234asdf", "1q2w3e4r5t", "poiuytrewq", "asdfghjkl;", "98765432", "aaaaaaab", "12121212", "11112222"],
  ...["woaini1314", "woaini520", "5201314520", "nihao123456", "mima123456", "taobao123", "zhangwei123", "我爱你1314"],
  ...["19900101", "1990-01-01", "31.12.1999", "zw19900101", "wang19880808"],
  ...["sundry123", "SUNDRY!!", "$undry2026", "1sundry1", "sundrysundry", "杂货123456", "杂货杂货"],
  ...["mei.tanaka1", "tanaka2024", "mei-1990!!", "13800138000"],
])("[SE-07] [VA-08] %s is guessed first", async (password) => {
  expect(await isWeakPassword(password, names)).toBe(true);
});

test.each([
  ...[
    "umbrellas-in-rain",
    "three cartons of cups",
    "carton-240-of-cups",
    "SundryPay2026",
    "tea-kettle-7",
    "雨伞在屋檐下",
  ],
  ...["x9Lm2QpT", "kx7#pq2v", "73910462", "83jd92kq", "lantern-shelf", "correcthorsebattery", "Tr0ub4dor&3"],
])("[SE-07] [VA-08] %s is not", async (password) => {
  expect(await isWeakPassword(password, names)).toBe(false);
});

const digits = fc.string({ unit: fc.constantFrom(..."0123456789".split("")), maxLength: 4 });
const signs = fc.string({ unit: fc.constantFrom(..."-_.!#*/ ".split("")), maxLength: 3 });
const named = fc.constantFrom("buyer1000", "7eleven", "bo77", "shop24seven", "mei1990", "13800138000", "émile365");

test("[SE-07] [VA-08] a name with digits of its own is guessed first, whatever few digits and signs are around it", async () => {
  const kinds = ["buyer1000", "7Eleven", "bo77", "Shop 24 Seven", "mei1990@example.com", "13800138000", "Émile365"];
  const around = fc.tuple(fc.boolean(), digits, signs);
  await fc.assert(
    fc.asyncProperty(named, around, async (name, [isBefore, number, sign]) => {
      const password = isBefore ? number + sign + name : name + sign + number;
      expect([password, await isWeakPassword(password, kinds)]).toEqual([password, true]);
    }),
    { numRuns: 1000 },
  );
  for (const password of [
    "BUYER-1000-1",
    "0001reyub1",
    "bo77bo77",
    "$hop24s3ven!",
    "zw13800138000",
    "+86 138 0013 8000",
  ])
    expect([password, await isWeakPassword(password, kinds)]).toEqual([password, true]);
  for (const password of ["buyer1000cartons", "seven 7eleven bags", "lantern13800138000", "buyer1000-836150274"])
    expect([password, await isWeakPassword(password, kinds)]).toEqual([password, false]);
});

test("[VA-08] a long password is looked at as quickly as a short one", async () => {
  await isWeakPassword("loaded");
  const long = [
    "a1b2".repeat(64),
    "1".repeat(256),
    "woaini".repeat(42),
    "p@$$w0rd4311!".repeat(19),
    `${"12".repeat(127)}9`,
  ];
  const before = process.cpuUsage();
  for (const password of long) await isWeakPassword(password, names);
  expect(process.cpuUsage(before).user / 1000 / long.length).toBeLessThan(20);
});

test("[SE-07] however signs may be read, a password is judged at once", async () => {
  const before = process.cpuUsage();
  expect(await isWeakPassword(`${"@$".repeat(20)}bq`, [`${"as".repeat(7)}bz`])).toBe(false);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1_000);
});
