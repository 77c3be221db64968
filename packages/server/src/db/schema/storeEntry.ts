import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
import { key, moment } from "./columns.ts";
import { members } from "./member.ts";

/** Buyers' applications for a store, one each, filled in step by step. */
export const storeEntries = pgTable("store_entries", {
  id: key("id"),
  memberId: text("member_id")
    .notNull()
    .unique()
    .references(() => members.id),
  /** APPLY started, APPLYING submitted, then the platform's decision. */
  state: text("state").$type<"APPLY" | "APPLYING" | "OPEN" | "CLOSED" | "REFUSED">().notNull(),
  /** Why the platform declined it, or closed the store. */
  reason: text("reason"),
  /** The store, once it is open. */
  storeId: text("store_id"),
  companyName: text("company_name").notNull(),
  companyAddressIdPath: text("company_address_id_path"),
  companyAddressPath: text("company_address_path"),
  companyAddress: text("company_address").notNull(),
  companyPhone: text("company_phone"),
  companyEmail: text("company_email"),
  employeeNum: integer("employee_num"),
  /** In cents of units of 10,000. */
  registeredCapitalCents: bigint("registered_capital_cents", { mode: "number" }),
  linkName: text("link_name").notNull(),
  linkPhone: text("link_phone").notNull(),
  licenseNum: text("license_num"),
  scope: text("scope"),
  licencePhoto: text("licence_photo").notNull(),
  legalName: text("legal_name").notNull(),
  legalId: text("legal_id").notNull(),
  /** Addresses joined with commas. */
  legalPhoto: text("legal_photo").notNull(),
  settlementBankAccountName: text("settlement_bank_account_name"),
  settlementBankAccountNum: text("settlement_bank_account_num"),
  settlementBankBranchName: text("settlement_bank_branch_name"),
  settlementBankJointName: text("settlement_bank_joint_name"),
  settlementBankLicencePhoto: text("settlement_bank_licence_photo"),
  storeName: text("store_name"),
  storeLogo: text("store_logo"),
  storeDesc: text("store_desc"),
  storeCenter: text("store_center"),
  goodsManagementCategory: text("goods_management_category"),
  storeAddressPath: text("store_address_path"),
  storeAddressIdPath: text("store_address_id_path"),
  storeAddressDetail: text("store_address_detail"),
  createdAt: moment("created_at").notNull(),
  handedInAt: moment("handed_in_at"),
  decidedAt: moment("decided_at"),
});
