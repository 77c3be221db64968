import { expect, test } from "vitest";
import { failureText } from "./failureText.ts";

test.each([
  ["its first line", new Error("The port is taken.\n  at listen"), "The port is taken."],
  ["its cause where it says nothing", new Error("", { cause: new Error("No space left.") }), "No space left."],
  [
    "its name where nothing says anything",
    new TypeError(),
    "TypeError without a message; SUNDRY_DEBUG=1 prints where.",
  ],
  ["what was thrown", "stop", "stop"],
  ["a word for nothing at all", "", "unknown failure"],
])("a failed start prints %s", (_, error, text) => {
  expect(failureText(error, false)).toBe(text);
});

test("with SUNDRY_DEBUG=1 it also prints the stack", () => {
  expect(failureText(new Error("The port is taken."), true)).toContain("failureText.test.ts");
});
