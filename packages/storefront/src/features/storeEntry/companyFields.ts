import type { PhoneFault } from "@sundry/api/address/readPhone";
import type { Input } from "@sundry/api/contract/call";
import type { StoreDetail } from "@sundry/api/contract/entities/storeEntry";
import type { applyFirst } from "@sundry/api/contract/storeEntry";
import { readChoice } from "@sundry/ui/forms/CascaderField";
import type { TFunction } from "i18next";
import * as z from "zod/mini";
import { phoneFault, type PhoneReader, sentPhone } from "../address/index.ts";
import { optionalText, filled, photoList, photos, region, regionChoice } from "./rules.ts";

const number18 = /^[0-9A-Za-z]{18}$/;
/** Both sides of an identity card. */
export const legalPhotos = 2;

/** Rules of the company step; the messages come from the page. The number that comes out is in E.164, once `readPhone` has loaded. */
export function companySchema(t: TFunction<"storeEntry">, readPhone?: PhoneReader) {
  const fields = z.object({
    companyName: filled(t("company.nameMissing"), 2),
    region: region(t("company.regionMissing")),
    companyAddress: filled(t("company.addressMissing")),
    companyPhone: z.string(),
    companyEmail: optionalText(/^\S+@\S+\.\S+$/, t("company.emailWrong")),
    employeeNum: optionalText(/^[1-9]\d{0,6}$/, t("company.countWrong")),
    registeredCapital: optionalText(/^[1-9]\d{0,7}(\.\d{1,2})?$/, t("company.capitalWrong")),
    licenseNum: optionalText(number18, t("company.licenceNumberWrong")),
    scope: z.string(),
    licencePhoto: photos(t("company.licencePhotoMissing")),
    legalName: filled(t("company.legalNameMissing"), 2),
    legalId: z.string().check(z.refine((text) => number18.test(text.trim()), t("company.legalIdWrong"))),
    legalPhoto: photos(t("company.legalPhotoMissing")),
    linkName: filled(t("company.linkNameMissing"), 2),
    linkPhone: z.string(),
  });
  return z.pipe(
    fields.check(
      z.refine(({ linkPhone, region: place }) => !phoneFault(linkPhone, place, readPhone), {
        error: ({ input }) => words(phoneFault((input as Linked).linkPhone, (input as Linked).region, readPhone)),
        path: ["linkPhone"],
        when: () => true,
      }),
    ),
    z.transform((typed: z.output<typeof fields>) => ({
      ...typed,
      linkPhone: sentPhone(typed.linkPhone, typed.region, readPhone),
    })),
  );

  function words(fault: PhoneFault | undefined): string {
    return fault === undefined || fault === "notANumber"
      ? t("company.linkPhoneWrong")
      : t(`company.linkPhoneFault.${fault}`);
  }
}

interface Linked {
  linkPhone: string;
  region?: unknown;
}

export type CompanyFields = z.output<ReturnType<typeof companySchema>>;

/** Initial values of the form: the stored ones, or empty ones. */
export function companyFields(entry: StoreDetail | null | undefined): CompanyFields {
  const text = (value: string | number | null | undefined) => (value == null ? "" : String(value));
  return {
    companyName: text(entry?.companyName),
    region: regionChoice(entry?.companyAddressIdPath, entry?.companyAddressPath),
    companyAddress: text(entry?.companyAddress),
    companyPhone: text(entry?.companyPhone),
    companyEmail: text(entry?.companyEmail),
    employeeNum: text(entry?.employeeNum),
    registeredCapital: text(entry?.registeredCapital),
    licenseNum: text(entry?.licenseNum),
    scope: text(entry?.scope),
    licencePhoto: photoList(entry?.licencePhoto),
    legalName: text(entry?.legalName),
    legalId: text(entry?.legalId),
    legalPhoto: photoList(entry?.legalPhoto),
    linkName: text(entry?.linkName),
    linkPhone: text(entry?.linkPhone),
  };
}

/** The fields in the form of `store.applyFirst`; empty optional ones are left out. */
export function companyBody(fields: CompanyFields): Input<typeof applyFirst> {
  const place = readChoice(fields.region);
  const { companyPhone, companyEmail, employeeNum, registeredCapital, licenseNum, scope } = fields;
  return {
    companyName: fields.companyName.trim(),
    companyAddressIdPath: place?.ids.join(",") ?? "",
    companyAddressPath: place?.names.join(",") ?? "",
    companyAddress: fields.companyAddress.trim(),
    ...(companyPhone.trim() && { companyPhone: companyPhone.trim() }),
    ...(companyEmail.trim() && { companyEmail: companyEmail.trim() }),
    ...(employeeNum.trim() && { employeeNum: Number(employeeNum) }),
    ...(registeredCapital.trim() && { registeredCapital: Number(registeredCapital) }),
    ...(licenseNum.trim() && { licenseNum: licenseNum.trim() }),
    ...(scope.trim() && { scope: scope.trim() }),
    licencePhoto: fields.licencePhoto.join(","),
    legalName: fields.legalName.trim(),
    legalId: fields.legalId.trim(),
    legalPhoto: fields.legalPhoto.join(","),
    linkName: fields.linkName.trim(),
    linkPhone: fields.linkPhone,
  };
}
