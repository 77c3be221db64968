import type { StoreDetail } from "@sundry/api/contract/entities/storeEntry";
import type { SignAddress } from "#server/modules/platform/upload/privateAddress.ts";
import type { EntryRow } from "./queries.ts";

/** An application, as its applicant sees it; `sign` makes addresses of its papers that expire. */
export function entryView(row: EntryRow, sign: SignAddress): StoreDetail {
  return {
    id: row.id,
    reason: row.reason,
    companyName: row.companyName,
    companyAddressIdPath: row.companyAddressIdPath,
    companyAddressPath: row.companyAddressPath,
    companyAddress: row.companyAddress,
    companyPhone: row.companyPhone,
    companyEmail: row.companyEmail,
    employeeNum: row.employeeNum,
    linkName: row.linkName,
    linkPhone: row.linkPhone,
    licenseNum: row.licenseNum,
    scope: row.scope,
    licencePhoto: sign(row.licencePhoto),
    legalName: row.legalName,
    legalId: row.legalId,
    legalPhoto: row.legalPhoto.split(",").map(sign).join(","),
    settlementBankAccountName: row.settlementBankAccountName,
    settlementBankAccountNum: row.settlementBankAccountNum,
    settlementBankBranchName: row.settlementBankBranchName,
    settlementBankJointName: row.settlementBankJointName,
    settlementBankLicencePhoto: row.settlementBankLicencePhoto && sign(row.settlementBankLicencePhoto),
    storeName: row.storeName,
    storeLogo: row.storeLogo,
    storeDesc: row.storeDesc,
    storeCenter: row.storeCenter,
    goodsManagementCategory: row.goodsManagementCategory,
    storeAddressPath: row.storeAddressPath,
    storeAddressIdPath: row.storeAddressIdPath,
    storeAddressDetail: row.storeAddressDetail,
    storeId: row.storeId ?? "",
    storeDisable: row.state,
    registeredCapital: row.registeredCapitalCents === null ? null : row.registeredCapitalCents / 100,
  };
}

/** A capital as it is stored: whole cents. */
export function toCapital(amount: number | undefined): number | null {
  return amount === undefined ? null : Math.round(amount * 100);
}
