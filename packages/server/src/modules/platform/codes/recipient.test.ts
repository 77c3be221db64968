import { expect, test } from "vitest";
import { countedRecipient, readRecipient } from "./recipient.ts";

const counted = (typed: string) => countedRecipient(readRecipient(typed)?.to ?? "");

test.each([
  [
    "mei@example.com",
    [
      "MEI@example.com",
      "mei@EXAMPLE.COM",
      " mei@example.com ",
      "mei+1@example.com",
      "mei+a+b@example.com",
      "ｍei@example.com",
    ],
  ],
  ["m.ei@gmail.com", ["mei@gmail.com", "M.E.I@Gmail.com", "mei+shop@googlemail.com"]],
  ["13911110059", ["+8613911110059", "008613911110059", "139 1111 0059", "139-1111-0059", "１３９１１１１００５９"]],
])("[SE-06] %s is one recipient, however it is written", (one, others) => {
  expect(new Set([one, ...others].map(counted)).size).toBe(1);
});

test("[SE-06] other mailboxes and numbers are others", () => {
  const others = [
    "mei@example.com",
    "me.i@example.com",
    "mei@example.org",
    "may@example.com",
    "+e@example.com",
    "13911110059",
    "13911110058",
  ];
  expect(new Set(others.map(counted)).size).toBe(others.length);
});
