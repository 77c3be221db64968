import { expect, test } from "vitest";
import { readWalletQuery, writeWalletQuery } from "./walletQuery.ts";

test.each([
  ["", { tab: "log", pageNumber: 1, recharge: "" }],
  ["tab=withdraw&pageNumber=3", { tab: "withdraw", pageNumber: 3, recharge: "" }],
  ["tab=gifts&pageNumber=-1", { tab: "log", pageNumber: 1, recharge: "" }],
  ["recharge=23.50", { tab: "log", pageNumber: 1, recharge: "23.50" }],
  ["recharge=1e9", { tab: "log", pageNumber: 1, recharge: "" }],
] as const)("[MC-10] the address %j says %j", (address, query) => {
  const read = readWalletQuery(new URLSearchParams(address));
  expect(read).toEqual(query);
  expect(readWalletQuery(writeWalletQuery(read))).toEqual({ ...query, recharge: "" });
});
