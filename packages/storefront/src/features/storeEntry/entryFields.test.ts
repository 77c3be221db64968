import type { StoreDetail } from "@sundry/api/contract/entities/storeEntry";
import { expect, test } from "vitest";
import { bankBody, bankFields } from "./bankFields.ts";
import { companyBody, companyFields, companySchema } from "./companyFields.ts";
import { chosenCategories, shopBody, shopFields } from "./shopFields.ts";

const kept: StoreDetail = {
  id: "1",
  storeId: "",
  storeDisable: "REFUSED",
  companyName: "Mei Weaving",
  companyAddressIdPath: "1,2",
  companyAddressPath: "China,Zhejiang",
  companyAddress: "18 Chouzhou North Road",
  employeeNum: 12,
  registeredCapital: 50.5,
  licencePhoto: "/a.webp",
  legalName: "Mei Tanaka",
  legalId: "33078219900101123X",
  legalPhoto: "/b.webp,/c.webp",
  linkName: "Mei Tanaka",
  linkPhone: "13800138000",
  settlementBankAccountName: "Mei Weaving",
  settlementBankAccountNum: "6200000000000001",
  settlementBankBranchName: "Chouzhou",
  settlementBankJointName: "313338707013",
  storeName: "Mei's baskets",
  storeDesc: "Woven by hand.",
  goodsManagementCategory: "7,9",
  storeAddressIdPath: "1,2",
  storeAddressPath: "China,Zhejiang",
  storeAddressDetail: "18 Chouzhou North Road",
};

test("[MC-16] stored values fill the forms and are sent back unchanged", () => {
  expect(companyBody(companyFields(kept))).toEqual({
    companyName: "Mei Weaving",
    companyAddressIdPath: "1,2",
    companyAddressPath: "China,Zhejiang",
    companyAddress: "18 Chouzhou North Road",
    employeeNum: 12,
    registeredCapital: 50.5,
    licencePhoto: "/a.webp",
    legalName: "Mei Tanaka",
    legalId: "33078219900101123X",
    legalPhoto: "/b.webp,/c.webp",
    linkName: "Mei Tanaka",
    linkPhone: "13800138000",
  });
  expect(bankBody({ ...bankFields(kept), accountNumber: "6200 0000-0000 0001" })).toMatchObject({
    settlementBankAccountNum: "6200000000000001",
    settlementBankLicencePhoto: "",
  });
  expect(shopBody(shopFields(kept))).toMatchObject({ goodsManagementCategory: "7,9", storeCenter: "" });
});

test("[MC-16] an empty form sends only what was typed, and every missing field has its message", () => {
  const schema = companySchema(((key: string) => key) as Parameters<typeof companySchema>[0]);
  expect(schema.safeParse(companyFields(kept)).success).toBe(true);
  const faults = schema.safeParse(companyFields(null)).error?.issues.map(({ message }) => message);
  expect(faults).toEqual([
    "company.nameMissing",
    "company.regionMissing",
    "company.addressMissing",
    "company.licencePhotoMissing",
    "company.legalNameMissing",
    "company.legalIdWrong",
    "company.legalPhotoMissing",
    "company.linkNameMissing",
    "company.linkPhoneWrong",
  ]);
});

test("[MC-16] a category that was selected and unselected is not selected", () => {
  expect(chosenCategories({ categories: { "7": true, "9": false } })).toEqual(["7"]);
});
