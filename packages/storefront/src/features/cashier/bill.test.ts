import { expect, test } from "vitest";
import { type PageQuery, pages } from "../../shared/routing/addresses.ts";
import { billOf, obstacleOf } from "./bill.ts";

test.each([
  ["orderType=TRADE&sn=T1", { orderType: "TRADE", sn: "T1" }],
  ["orderType=order&sn=O1", { orderType: "ORDER", sn: "O1" }],
  ["sn=T1", { orderType: "TRADE", sn: "T1" }],
  ["orderType=TRADE&sn=", undefined],
  ["orderType=RECHARGE&sn=R1", { orderType: "RECHARGE", sn: "R1" }],
  ["orderType=GIFT&sn=Y1", undefined],
  ["orderType=%3Cscript%3E&sn=1", undefined],
  ["", undefined],
])("[BU-04] the address %j means %j", (search, bill) => {
  const query: PageQuery<"cashier"> = pages.cashier.query.read(new URLSearchParams(search));
  expect(billOf(query)).toEqual(bill);
});

test("[BU-04] the server's codes say why a bill can't be paid", () => {
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
