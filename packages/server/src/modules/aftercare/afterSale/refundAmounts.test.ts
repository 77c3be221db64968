import fc from "fast-check";
import { expect, test } from "vitest";
import { type Claim, leftOf, lineAfter, refundFor, splitOver, unclaimed } from "./refundAmounts.ts";

const claim = (num: number, appliedCents: number, state: Claim["state"] = "COMPLETE"): Claim => ({
  kind: "RETURN_MONEY",
  num,
  appliedCents,
  state,
  grantedCents: state === "COMPLETE" ? appliedCents : null,
});
const goodwill = (num: number, appliedCents: number, grantedCents: number): Claim => ({
  ...claim(num, appliedCents),
  grantedCents,
});

test.each([
  ["the whole line gives back what was paid", { num: 3, flowCents: 1000 }, [], 3, 1000],
  ["one of three, rounded", { num: 3, flowCents: 1000 }, [], 1, 333],
  ["half a cent goes up", { num: 2, flowCents: 101 }, [], 1, 51],
  ["the last piece takes what is left", { num: 3, flowCents: 1000 }, [claim(1, 333), claim(1, 333)], 1, 334],
  ["a refused case gives its share free", { num: 2, flowCents: 100 }, [claim(1, 50, "REFUSE")], 2, 100],
  ["never more than is left", { num: 9, flowCents: 5 }, [claim(5, 5)], 2, 0],
  ["a line of nothing", { num: 2, flowCents: 0 }, [], 1, 0],
  ["goodwill leaves all pieces, for the rest of the money", { num: 2, flowCents: 100 }, [goodwill(2, 100, 1)], 2, 99],
  ["a piece after goodwill costs its share of the rest", { num: 2, flowCents: 100 }, [goodwill(1, 50, 10)], 1, 45],
  [
    "goods sent back for less don't leave their money to others",
    { num: 2, flowCents: 100 },
    [{ ...goodwill(1, 50, 10), kind: "RETURN_GOODS" } as const],
    1,
    50,
  ],
])("[MC-04] %s", (_, bought, claims, num, cents) => {
  expect(refundFor(bought, claims, num)).toBe(cents);
});

test("[BU-07] however a line is split into cases, they refund what was paid and never more", () => {
  // Small amounts too: with them, a rounded piece may cost more than its share.
  const amount = fc.oneof(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 0, max: 999_999 }));
  const bought = fc.record({ num: fc.integer({ min: 1, max: 99 }), flowCents: amount });
  const ends = fc.constantFrom("granted", "refused", "goodwill");
  const requests = fc.array(fc.record({ num: fc.integer({ min: 1, max: 99 }), end: ends }), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(bought, requests, (line, asked) => {
      const claims: Claim[] = [];
      for (const { num, end } of asked) {
        const left = leftOf(line, claims).num;
        if (left === 0) break;
        const taken = Math.min(num, left);
        const cents = refundFor(line, claims, taken);
        expect(cents).toBeGreaterThanOrEqual(0);
        if (end === "goodwill") claims.push(goodwill(taken, cents, Math.floor(cents / 3)));
        else claims.push(claim(taken, cents, end === "refused" ? "REFUSE" : "COMPLETE"));
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
  ["a cent for all pieces", [goodwill(2, 20, 1)], false, "NOT_APPLIED", "PART_REFUND"],
  ["nothing granted", [goodwill(2, 20, 0)], false, "NOT_APPLIED", "NO_REFUND"],
  ["all pieces refunded, after goodwill", [goodwill(2, 20, 1), claim(2, 19)], false, "ALREADY_APPLIED", "ALL_REFUND"],
  [
    "all pieces sent back for a part of the money",
    [{ ...goodwill(2, 20, 19), kind: "RETURN_GOODS" }],
    false,
    "ALREADY_APPLIED",
    "PART_REFUND",
  ],
  ["under way when time is up", [claim(1, 10, "BUYER_RETURN")], true, "PART_AFTER_SALE", "REFUNDING"],
] as const)("[MC-04] a line with %s", (_, claims, over, afterSaleState, refundState) => {
  expect(lineAfter({ num: 2, flowCents: 20 }, claims, over)).toMatchObject({ afterSaleState, refundState });
});

test.each([
  ["nothing asked", [], 0, 20, 20],
  ["a part paid back before", [], 5, 15, 15],
  ["a request that is not decided", [claim(1, 10, "APPLY")], 0, 10, 10],
  ["a refund on request", [claim(1, 10)], 3, 7, 7],
  ["a return for less than its price", [{ ...goodwill(1, 10, 4), kind: "RETURN_GOODS" } as const], 0, 16, 10],
  ["that price paid back as well", [{ ...goodwill(1, 10, 4), kind: "RETURN_GOODS" } as const], 16, 0, 0],
])("[BU-07] what the shop can pay back of a line with %s", (_, claims, goodwillCents, cents, leftCents) => {
  const line = { num: 2, flowCents: 20, goodwillCents };
  expect(unclaimed(line, claims)).toBe(cents);
  expect(leftOf(line, claims).flowCents).toBe(leftCents);
});

test("[BU-07] requests and what the shop pays back of itself never refund more than was paid, in any order", () => {
  const act = fc.record({
    by: fc.constantFrom("shop", "buyer"),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    num: fc.integer({ min: 1, max: 5 }),
    kind: fc.constantFrom("RETURN_MONEY" as const, "RETURN_GOODS" as const),
    state: fc.constantFrom("COMPLETE" as const, "APPLY" as const, "REFUSE" as const),
  });
  const bought = fc.record({ num: fc.integer({ min: 1, max: 9 }), flowCents: fc.integer({ min: 0, max: 500 }) });
  fc.assert(
    fc.property(bought, fc.array(act, { maxLength: 20 }), (line, acts) => {
      const claims: Claim[] = [];
      let goodwillCents = 0;
      for (const { by, part, num, kind, state } of acts) {
        const now = { ...line, goodwillCents };
        if (by === "shop") goodwillCents += Math.floor(unclaimed(now, claims) * part);
        else {
          const taken = Math.min(num, leftOf(now, claims).num);
          if (taken === 0) continue;
          const cents = refundFor(now, claims, taken);
          claims.push({ ...claim(taken, cents, state), kind, grantedCents: Math.floor(cents * part) });
        }
        const { refundCents } = lineAfter({ ...line, goodwillCents }, claims, false);
        const open = claims.filter((one) => one.state === "APPLY").reduce((sum, one) => sum + one.appliedCents, 0);
        expect(refundCents + open).toBeLessThanOrEqual(line.flowCents);
        expect(unclaimed({ ...line, goodwillCents }, claims)).toBe(line.flowCents - refundCents - open);
      }
    }),
  );
});

test("[BU-07] an amount is split over lines to the cent, and no line gets more than it can", () => {
  const limits = fc.array(fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 99_999_999 })), {
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(limits, fc.double({ min: 0, max: 1, noNaN: true }), (lines, part) => {
      const cents = Math.floor(lines.reduce((sum, limit) => sum + limit, 0) * part);
      const shares = splitOver(cents, lines);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
      expect(shares.every((share, at) => share >= 0 && share <= (lines[at] ?? 0))).toBe(true);
    }),
  );
});
