import { expect, test } from "vitest";
import { type Bill, billQuery, obstacleOf, readBill } from "./bill.ts";

test.each([
  ["orderType=TRADE&sn=T1", { orderType: "TRADE", sn: "T1" }],
  ["orderType=order&sn=O1", { orderType: "ORDER", sn: "O1" }],
  ["sn=T1", { orderType: "TRADE", sn: "T1" }],
  ["orderType=TRADE&sn=", undefined],
  ["orderType=RECHARGE&sn=R1", { orderType: "RECHARGE", sn: "R1" }],
  ["orderType=GIFT&sn=Y1", undefined],
  ["orderType=%3Cscript%3E&sn=1", undefined],
  ["", undefined],
])("[BU-04] the address %j names %j", (query, bill) => {
  expect(readBill(new URLSearchParams(query))).toEqual(bill);
  if (bill) expect(readBill(new URLSearchParams(billQuery(bill as Bill)))).toEqual(bill);
});

test("[BU-04] paid, closed, somebody else's and unknown are told apart", () => {
  expect([32003, 32006, 32000, 20005, 31002, 32011, 34001, undefined].map(obstacleOf)).toEqual([
    "paid",
    "closed",
    "nothing",
    "foreign",
    "unknown",
    "unknown",
    undefined,
    undefined,
  ]);
});
