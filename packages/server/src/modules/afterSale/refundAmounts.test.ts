import fc from "fast-check";
import { expect, test } from "vitest";
import { type Claim, leftOf, lineAfter, refundFor } from "./refundAmounts.ts";

const claim = (num: number, appliedCents: number, state: Claim["state"] = "COMPLETE"): Claim => ({
  num,
  appliedCents,
  state,
  grantedCents: state === "COMPLETE" ? appliedCents : null,
});

test.each([
  ["the whole line gives back what was paid", { num: 3, flowCents: 1000 }, [], 3, 1000],
  ["one of three, rounded", { num: 3, flowCents: 1000 }, [], 1, 333],
  ["half a cent goes up", { num: 2, flowCents: 101 }, [], 1, 51],
  ["the last piece takes what is left", { num: 3, flowCents: 1000 }, [claim(1, 333), claim(1, 333)], 1, 334],
  ["a refused case gives its share free", { num: 2, flowCents: 100 }, [claim(1, 50, "REFUSE")], 2, 100],
  ["never more than is left", { num: 9, flowCents: 5 }, [claim(5, 5)], 2, 0],
  ["a line of nothing", { num: 2, flowCents: 0 }, [], 1, 0],
])("[MC-04] %s", (_, bought, claims, num, cents) => {
  expect(refundFor(bought, claims, num)).toBe(cents);
});

test("[BU-07] however a line is split into cases, they refund what was paid and never more", () => {
  // Small amounts too: with them, a rounded piece may cost more than its share.
  const amount = fc.oneof(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 0, max: 999_999 }));
  const bought = fc.record({ num: fc.integer({ min: 1, max: 99 }), flowCents: amount });
  const requests = fc.array(fc.record({ num: fc.integer({ min: 1, max: 99 }), refused: fc.boolean() }), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(bought, requests, (line, asked) => {
      const claims: Claim[] = [];
      for (const { num, refused } of asked) {
        const left = leftOf(line, claims).num;
        if (left === 0) break;
        const taken = Math.min(num, left);
        const cents = refundFor(line, claims, taken);
        expect(cents).toBeGreaterThanOrEqual(0);
        claims.push(claim(taken, cents, refused ? "REFUSE" : "COMPLETE"));
      }
      const { num } = leftOf(line, claims);
      if (num > 0) claims.push(claim(num, refundFor(line, claims, num)));
      expect(claims.every(({ appliedCents }) => appliedCents >= 0)).toBe(true);
      expect(leftOf(line, claims)).toEqual({ num: 0, flowCents: 0 });
      expect(lineAfter(line, claims, false)).toEqual({
        afterSaleState: "ALREADY_APPLIED",
        refundState: "ALL_REFUND",
        refundCents: line.flowCents,
      });
    }),
  );
});

test.each([
  ["nothing asked", [], false, "NOT_APPLIED", "NO_REFUND"],
  ["a part asked", [claim(1, 10, "APPLY")], false, "PART_AFTER_SALE", "REFUNDING"],
  ["all asked", [claim(2, 20, "PASS")], false, "ALREADY_APPLIED", "REFUNDING"],
  ["refused", [claim(2, 20, "REFUSE")], false, "NOT_APPLIED", "NO_REFUND"],
  [
    "a part refunded, the rest refused",
    [claim(1, 10), claim(1, 10, "SELLER_TERMINATION")],
    false,
    "PART_AFTER_SALE",
    "PART_REFUND",
  ],
  ["a part refunded when time is up", [claim(1, 10)], true, "EXPIRED", "PART_REFUND"],
  ["under way when time is up", [claim(1, 10, "BUYER_RETURN")], true, "PART_AFTER_SALE", "REFUNDING"],
] as const)("[MC-04] a line with %s", (_, claims, over, afterSaleState, refundState) => {
  expect(lineAfter({ num: 2, flowCents: 20 }, claims, over)).toMatchObject({ afterSaleState, refundState });
});
