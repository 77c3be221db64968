import type { Input } from "@sundry/api/contract/call";
import type { StoreDetail } from "@sundry/api/contract/entities/storeEntry";
import type { applySecond } from "@sundry/api/contract/storeEntry";
import type { TFunction } from "i18next";
import * as z from "zod/mini";
import { filled, photoList } from "./rules.ts";

/** Rules of the bank step; the messages come from the page. */
export function bankSchema(t: TFunction<"storeEntry">) {
  return z.object({
    accountName: filled(t("bank.accountNameMissing")),
    accountNumber: z.string().check(z.refine((text) => /^[\d\s-]{6,40}$/.test(text.trim()), t("bank.numberWrong"))),
    branchName: filled(t("bank.branchMissing")),
    jointNumber: z.string().check(z.refine((text) => /^[\dA-Za-z]{4,20}$/.test(text.trim()), t("bank.jointWrong"))),
    photo: z.array(z.string()),
  });
}

export type BankFields = z.output<ReturnType<typeof bankSchema>>;

/** Initial values of the form: the stored ones, or empty ones. */
export function bankFields(entry: StoreDetail | null | undefined): BankFields {
  return {
    accountName: entry?.settlementBankAccountName ?? "",
    accountNumber: entry?.settlementBankAccountNum ?? "",
    branchName: entry?.settlementBankBranchName ?? "",
    jointNumber: entry?.settlementBankJointName ?? "",
    photo: photoList(entry?.settlementBankLicencePhoto),
  };
}

/** The fields in the form of `store.applySecond`. */
export function bankBody(fields: BankFields): Input<typeof applySecond> {
  return {
    settlementBankAccountName: fields.accountName.trim(),
    settlementBankAccountNum: fields.accountNumber.replace(/[\s-]/g, ""),
    settlementBankBranchName: fields.branchName.trim(),
    settlementBankJointName: fields.jointNumber.trim(),
    settlementBankLicencePhoto: fields.photo.join(","),
  };
}
