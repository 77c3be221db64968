import { safeStorage } from "@sundry/api/client";
import { expect, test } from "vitest";
import { createSentCodes } from "./sentCodes.ts";

const now = Date.UTC(2026, 2, 12, 6, 20, 0);

test("[SE-06] the next code for the same recipient waits 60 s, even after a reload", () => {
  const storage = safeStorage();
  createSentCodes(storage).note("13800138000", now);
  const reloaded = createSentCodes(storage);
  expect(reloaded.waitUntil("13800138000")).toBe(now + 60_000);
  expect(reloaded.waitUntil("13800138001")).toBe(0);
});

test("[SE-06] recipients whose time has passed are forgotten", () => {
  const storage = safeStorage();
  const sent = createSentCodes(storage);
  sent.note("13800138000", now);
  sent.note("13800138001", now + 61_000);
  expect(sent.waitUntil("13800138000")).toBe(0);
});

test.each(["{broken", "null", '"text"', '{"13800138000":"soon"}'])(
  "[EN-04] malformed content counts as nothing: %s",
  (text) => {
    const storage = safeStorage();
    storage.set("sentCodes", text);
    expect(createSentCodes(storage).waitUntil("13800138000")).toBe(0);
  },
);
