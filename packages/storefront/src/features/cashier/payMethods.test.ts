import { expect, test } from "vitest";
import { chosenMethod, offeredMethods } from "./payMethods.ts";

const support = ["BANK_TRANSFER", "ALIPAY", "UNIONPAY", "WALLET"];

test("[BU-04] what the cashier offers and the shop knows, the wallet only while it is enough", () => {
  expect(offeredMethods({ support, price: 10, walletValue: 9.99 })).toEqual([
    { method: "WALLET", usable: false },
    { method: "ALIPAY", usable: true },
    { method: "BANK_TRANSFER", usable: true },
  ]);
  expect(offeredMethods({ support: ["WALLET"], price: 10, walletValue: 10 })).toEqual([
    { method: "WALLET", usable: true },
  ]);
});

test.each([
  [10, undefined, "WALLET"],
  [9, undefined, "ALIPAY"],
  [9, "WALLET", "ALIPAY"],
  [10, "BANK_TRANSFER", "BANK_TRANSFER"],
  [10, "WECHAT", "WALLET"],
] as const)("[BU-04] with %s in the wallet and %s wanted it is %s", (walletValue, wanted, chosen) => {
  expect(chosenMethod(offeredMethods({ support, price: 10, walletValue }), wanted)).toBe(chosen);
});

test("[BU-04] without a usable method none is chosen", () => {
  expect(chosenMethod(offeredMethods({ support: ["WALLET"], price: 10, walletValue: 0 }), undefined)).toBeNull();
});
