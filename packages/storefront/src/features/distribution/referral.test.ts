import { safeStorage } from "@sundry/api/client";
import { expect, test } from "vitest";
import { createReferralMemory } from "./referral.ts";

const memory = () => createReferralMemory(safeStorage());
const query = (text: string) => new URLSearchParams(text);

test("[MC-12] the code of a link waits until it is bound; the one of a later link replaces it", () => {
  const kept = memory();
  kept.note(query("goodsId=1&distributionId=77"));
  kept.note(query("goodsId=2"));
  expect(kept.waiting()).toBe("77");
  kept.note(query("distributionId=88"));
  kept.bound("77");
  expect(kept.waiting()).toBe("88");
  kept.bound("88");
  expect(kept.waiting()).toBeNull();
});

test.each(["", "abc", "7;drop", "1".repeat(25)])("[MC-12] %j is no code", (text) => {
  const kept = memory();
  kept.note(new URLSearchParams({ distributionId: text }));
  expect(kept.waiting()).toBeNull();
});
