import { expect, test } from "vitest";
import { chosenMethod, offeredMethods } from "./payMethods.ts";

const support = ["BANK_TRANSFER", "ALIPAY", "UNIONPAY", "WALLET"];
const order = { orderType: "ORDER" } as const;

test("[BU-04] the available methods that the shop supports, with the wallet only if its balance is enough", () => {
  expect(offeredMethods({ support, price: 10, walletValue: 9.99 }, order)).toEqual([
    { method: "WALLET", usable: false },
    { method: "ALIPAY", usable: true },
    { method: "BANK_TRANSFER", usable: true },
  ]);
  expect(offeredMethods({ support: ["WALLET"], price: 10, walletValue: 10 }, order)).toEqual([
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
  expect(chosenMethod(offeredMethods({ support, price: 10, walletValue }, order), choice)).toBe(chosen);
});

test("[BU-04] no method is selected if none can be used", () => {
  expect(chosenMethod(offeredMethods({ support: ["WALLET"], price: 10, walletValue: 0 }, order), undefined)).toBeNull();
});

test("[BU-04] the wallet does not pay for its own top-up", () => {
  const offered = offeredMethods({ support, price: 10, walletValue: 100 }, { orderType: "RECHARGE" });
  expect(offered.map(({ method }) => method)).toEqual(["ALIPAY", "BANK_TRANSFER"]);
});
