import type { AfterSaleApplyInfo } from "@sundry/api/contract/entities/afterSale";
import { expect, test } from "vitest";
import { applicationBody, applySchema, emptyApplication, kindsOf } from "./applyFields.ts";

const info: AfterSaleApplyInfo = {
  applyRefundPrice: 3.33,
  restRefundPrice: 10,
  num: 3,
  goodsId: "7",
  skuId: "8",
  goodsName: "Windproof folding umbrella",
  refundWay: "ORIGINAL",
  returnGoods: true,
  returnMoney: true,
  memberId: "1",
};
const schema = (kind: "RETURN_GOODS" | "RETURN_MONEY", byBank: boolean) =>
  applySchema(((key: string) => key) as unknown as Parameters<typeof applySchema>[0], kind, byBank);
const faults = (kind: "RETURN_GOODS" | "RETURN_MONEY", byBank: boolean, typed: object) =>
  schema(kind, byBank)
    .safeParse({ ...emptyApplication(info), ...typed })
    .error?.issues.map(({ path }) => path.join(".")) ?? [];

test("[MC-04] only the types that the line allows are offered, with the first one selected", () => {
  expect(kindsOf({ ...info, returnGoods: false })).toEqual(["RETURN_MONEY"]);
  expect(emptyApplication({ ...info, returnGoods: false })).toMatchObject({ kind: "RETURN_MONEY", num: 3 });
});

test("[MC-04] a reason of the selected type is required, that of the other is not", () => {
  expect(faults("RETURN_GOODS", false, { RETURN_MONEY: "Pieces are missing" })).toEqual(["RETURN_GOODS"]);
  expect(faults("RETURN_MONEY", false, { RETURN_MONEY: "Pieces are missing" })).toEqual([]);
});

test("[MC-04] the account is required only for a bank transfer", () => {
  const typed = { RETURN_GOODS: "Not as described", bank: " " };
  expect(faults("RETURN_GOODS", false, typed)).toEqual([]);
  expect(faults("RETURN_GOODS", true, typed)).toEqual(["bank", "holder", "number"]);
});

test("[MC-04] what is sent has the reason of its type, where the refund goes, and the account only if needed", () => {
  const typed = {
    ...emptyApplication(info),
    num: 2,
    RETURN_GOODS: "Not as described",
    RETURN_MONEY: "Pieces are missing",
    photos: ["/media/uploads/a.webp", "/media/uploads/b.webp"],
    bank: "Bank of Yiwu",
  };
  expect(applicationBody(typed, { ...info, accountType: "WALLET" })).toEqual({
    goodsId: "7",
    skuId: "8",
    num: 2,
    serviceType: "RETURN_GOODS",
    reason: "Not as described",
    refundWay: "ORIGINAL",
    accountType: "WALLET",
    images: "/media/uploads/a.webp,/media/uploads/b.webp",
  });
  expect(applicationBody({ ...typed, kind: "RETURN_MONEY" }, { ...info, refundWay: "OFFLINE" })).toMatchObject({
    reason: "Pieces are missing",
    bankDepositName: "Bank of Yiwu",
  });
});
