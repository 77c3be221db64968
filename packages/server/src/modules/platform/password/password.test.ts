import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  defaultCost,
  completedHash,
  dummyHash,
  hashPassword,
  isPassword,
  isSameHash,
  sentAsMd5,
} from "#server/modules/platform/password/password.ts";

test("[SE-07] a password is recognised by its hash only, and equal passwords have different hashes", async () => {
  const [one, other] = await Promise.all([
    hashPassword("correct horse", { passwordCost: defaultCost }),
    hashPassword("correct horse", { passwordCost: defaultCost }),
  ]);
  expect(one).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(one).not.toBe(other);
  expect(one).not.toContain("correct");
  expect(await isPassword("correct horse", one)).toBe(true);
  expect(await isPassword("correct Horse", one)).toBe(false);
});

test("[SE-07] a word typed with combined or separate accents is the same password", async () => {
  expect(await isPassword("cafe\u0301-au-lait", await hashPassword("caf\u00e9-au-lait", { passwordCost: 1024 }))).toBe(
    true,
  );
});

test("[SE-06] no password matches a missing or damaged hash", async () => {
  expect(await isPassword("", dummyHash(1024))).toBe(false);
  expect(await isPassword("anything", "scrypt$32768$8$3$abc$")).toBe(false);
  expect(await isPassword("anything", "plain")).toBe(false);
});

const reference = { passwordCost: 1024, dialect: "reference" } as const;
const md5 = (text: string) => createHash("md5").update(text).digest("hex");

test("[SE-06] if the reference backend's clients are served, a password also matches as its MD5, but only when such a client sends it", async () => {
  const hash = await hashPassword("correct horse", reference);
  expect(await isPassword("correct horse", hash)).toBe(true);
  expect(await isPassword(sentAsMd5(md5("correct horse").toUpperCase()), hash)).toBe(true);
  expect(await isPassword(md5("correct horse"), hash)).toBe(false);
  expect(await isPassword(sentAsMd5(md5("correct Horse")), hash)).toBe(false);
  expect(hash).not.toContain(md5("correct horse"));
});

test("[SE-06] a password that only such a client has sent matches when it is typed", async () => {
  const hash = await hashPassword(sentAsMd5(md5("correct horse")), reference);
  expect(await isPassword("correct horse", hash)).toBe(true);
  expect(await isPassword(md5("correct horse"), hash)).toBe(false);
});

test("[SE-06] an older hash gets its second verifier at a login and remains the same password", async () => {
  const before = await hashPassword("correct horse", { passwordCost: 1024 });
  expect(await isPassword(sentAsMd5(md5("correct horse")), before)).toBe(false);
  expect(await completedHash(before, "correct horse", { passwordCost: 1024, dialect: "own" })).toBeUndefined();
  const whole = (await completedHash(before, "correct horse", reference)) ?? "";
  expect(await isPassword(sentAsMd5(md5("correct horse")), whole)).toBe(true);
  expect(isSameHash(before, whole)).toBe(true);
  expect(await completedHash(whole, "correct horse", reference)).toBeUndefined();
});
