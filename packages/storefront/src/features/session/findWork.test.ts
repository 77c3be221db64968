import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { findWork } from "./findWork.ts";

test.each(["383881064062407296", "1"])("[SE-06] the work for puzzle %s is what the server checks", async (key) => {
  const nonce = await findWork(key, 10, new AbortController().signal);
  const first = createHash("sha256")
    .update(`${key}.${nonce ?? ""}`)
    .digest()
    .readUInt32BE(0);
  expect(Math.clz32(first)).toBeGreaterThanOrEqual(10);
});

test("[SE-06] the work stops when the buyer leaves", async () => {
  const leaving = new AbortController();
  const work = findWork("1", 32, leaving.signal);
  leaving.abort();
  expect(await work).toBeUndefined();
});
