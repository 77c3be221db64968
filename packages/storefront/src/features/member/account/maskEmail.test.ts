import { expect, test } from "vitest";
import { maskEmail } from "./maskEmail.ts";

test.each([
  ["mei.tanaka@example.com", "m***@example.com"],
  ["m@example.com", "m***@example.com"],
  ["no address", "no address"],
])("[MC-15] %s is shown as %s", (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
