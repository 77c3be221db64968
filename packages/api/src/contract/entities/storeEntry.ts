import * as z from "zod/mini";
import { StoreStatus } from "../enums.ts";
import { Id, maybe } from "../scalars.ts";

/** A buyer's application to open a store, as far as it is filled in. Only that buyer can read it. */
export const StoreDetail = z.object({
  id: Id,
  /** Id of the store; empty until there is one. */
  storeId: z.string(),
  /** Stage: APPLY started, APPLYING submitted, OPEN, CLOSED, REFUSED. */
  storeDisable: StoreStatus,
  /** Ours: why the platform refused the application or closed the store. */
  reason: maybe(z.string()),
  companyName: maybe(z.string()),
  companyAddressIdPath: maybe(z.string()),
  companyAddressPath: maybe(z.string()),
  companyAddress: maybe(z.string()),
  companyPhone: maybe(z.string()),
  companyEmail: maybe(z.string()),
  employeeNum: maybe(z.int()),
  /** In units of 10,000 of the shop's currency, as printed on licences. */
  registeredCapital: maybe(z.number()),
  linkName: maybe(z.string()),
  linkPhone: maybe(z.string()),
  licenseNum: maybe(z.string()),
  scope: maybe(z.string()),
  /** Address of a picture. */
  licencePhoto: maybe(z.string()),
  legalName: maybe(z.string()),
  legalId: maybe(z.string()),
  /** Addresses of pictures, joined with commas. */
  legalPhoto: maybe(z.string()),
  settlementBankAccountName: maybe(z.string()),
  settlementBankAccountNum: maybe(z.string()),
  settlementBankBranchName: maybe(z.string()),
  settlementBankJointName: maybe(z.string()),
  settlementBankLicencePhoto: maybe(z.string()),
  storeName: maybe(z.string()),
  storeLogo: maybe(z.string()),
  storeDesc: maybe(z.string()),
  /** Longitude and latitude joined with a comma; empty when not chosen. */
  storeCenter: maybe(z.string()),
  /** Ids of categories, joined with commas. */
  goodsManagementCategory: maybe(z.string()),
  storeAddressPath: maybe(z.string()),
  storeAddressIdPath: maybe(z.string()),
  storeAddressDetail: maybe(z.string()),
});
export type StoreDetail = z.output<typeof StoreDetail>;
