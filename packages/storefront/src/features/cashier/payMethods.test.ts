import { expect, test } from "vitest";
import { chosenMethod, offeredMethods } from "./payMethods.ts";

const support = ["BANK_TRANSFER", "ALIPAY", "UNIONPAY", "WALLET"];

test("[BU-04] the available methods that the shop supports, with the wallet only if its balance is enough", () => {
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
] as const)("[BU-04] with %s in the wallet and the choice %s it is %s", (walletValue, choice, chosen) => {
  expect(chosenMethod(offeredMethods({ support, price: 10, walletValue }), choice)).toBe(chosen);
});

test("[BU-04] no method is selected if none can be used", () => {
  expect(chosenMethod(offeredMethods({ support: ["WALLET"], price: 10, walletValue: 0 }), undefined)).toBeNull();
});
