import { safeStorage } from "@sundry/api/client";
import { expect, test } from "vitest";
import { createReferralMemory } from "./referral.ts";

const createMemory = () => createReferralMemory(safeStorage());
const query = (text: string) => new URLSearchParams(text);

test("[MC-12] the code of a link is kept until the buyer is linked, and a later link replaces it", () => {
  const memory = createMemory();
  memory.note(query("goodsId=1&distributionId=77"));
  memory.note(query("goodsId=2"));
  expect(memory.pending()).toBe("77");
  memory.note(query("distributionId=88"));
  memory.bound("77");
  expect(memory.pending()).toBe("88");
  memory.bound("88");
  expect(memory.pending()).toBeNull();
});

test.each(["", "abc", "7;drop", "1".repeat(25)])("[MC-12] %j is not a code", (text) => {
  const memory = createMemory();
  memory.note(new URLSearchParams({ distributionId: text }));
  expect(memory.pending()).toBeNull();
});
