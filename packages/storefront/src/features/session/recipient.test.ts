import { expect, test } from "vitest";
import { isEmail, isMobile, isRecipient, plainRecipient } from "./recipient.ts";

test.each([
  ["13800138000", true],
  [" 13800138000 ", true],
  ["+447700900123", true],
  ["138 0013 8000", true],
  ["+44 (7700) 900-123", true],
  ["\u202a+86 138\u20110013\u20118000\u202c", true],
  ["0044 7700 900123", true],
  ["１３８００１３８０００", true],
  ["12800138000", false],
  ["1380013800", false],
  ["mei", false],
  ["", false],
])("[SE-06] %j is a mobile: %s", (text, expected) => {
  expect(isMobile(text)).toBe(expected);
  expect(isRecipient(text)).toBe(expected);
});

test.each([
  ["mei@example.com", true],
  ["mei.tanaka+shop@mail.example.co", true],
  ["mei@example", false],
  ["@example.com", false],
  ["mei tanaka@example.com", false],
  ["mei@example.com\nBcc: x@y.zz", false],
])("[MC-17] %j is an email address: %s", (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test.each([
  ["138 0013 8000", "13800138000"],
  ["+44 (7700) 900-123", "+447700900123"],
  ["0044 7700 900123", "+447700900123"],
  ["\u202a+86 138\u20110013\u20118000\u202c", "13800138000"],
  [" mei.tanaka-li@example.com ", "mei.tanaka-li@example.com"],
])("[SE-06] %j is sent as %j", (text, expected) => {
  expect(plainRecipient(text)).toBe(expected);
});
