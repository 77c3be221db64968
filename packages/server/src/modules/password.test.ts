import { expect, test } from "vitest";
import { advisedCost, hashPassword, isPassword, dummyHash } from "#server/modules/password.ts";

test("[SE-07] a password is known again by its hash only, and equal passwords have different hashes", async () => {
  const [one, other] = await Promise.all([
    hashPassword("correct horse", advisedCost),
    hashPassword("correct horse", advisedCost),
  ]);
  expect(one).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(one).not.toBe(other);
  expect(one).not.toContain("correct");
  expect(await isPassword("correct horse", one)).toBe(true);
  expect(await isPassword("correct Horse", one)).toBe(false);
});

test("[SE-07] the same word typed with combined or single signs is the same password", async () => {
  expect(await isPassword("cafe\u0301-au-lait", await hashPassword("caf\u00e9-au-lait", 1024))).toBe(true);
});

test("[SE-06] nobody's hash and damaged hashes fit no password", async () => {
  expect(await isPassword("", dummyHash(1024))).toBe(false);
  expect(await isPassword("anything", "scrypt$32768$8$3$abc$")).toBe(false);
  expect(await isPassword("anything", "plain")).toBe(false);
});
