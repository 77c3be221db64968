import type { MemberAddress } from "@sundry/api/contract/entities/address";
import type { AddressSummary } from "@sundry/ui/commerce/AddressCard";
import { type CascaderChoice, readChoice } from "@sundry/ui/forms/CascaderField";
import type { TFunction } from "i18next";
import * as z from "zod/mini";
import { maskPhone } from "./maskPhone.ts";
import { placeOf } from "./placeOf.ts";
import { isUnlisted, listedIds, unlistedCity } from "./unlistedCity.ts";

/** A valid phone number: a Chinese mobile, or an international number with its country code (rules 5). */
const phone = /^(0?1[3-9]\d{9}|\+\d{6,15})$/;

/** A number as it is stored, without the spaces, hyphens and brackets that people write. */
export function plainNumber(typed: string): string {
  return typed.replace(/[\s()./-]/g, "");
}

/** Rules of the address form. */
export function addressSchema(t: TFunction<"address">) {
  const filled = (message: string) => z.string().check(z.refine((text) => text.trim() !== "", message));
  return z
    .object({
      name: filled(t("field.nameMissing")),
      mobile: z.string().check(z.refine((typed) => phone.test(plainNumber(typed)), t("field.mobileWrong"))),
      region: z.unknown().check(z.refine((value) => readChoice(value) !== undefined, t("field.regionMissing"))),
      city: z.string(),
      detail: filled(t("field.detailMissing")),
      postCode: z.string(),
      alias: z.string(),
      isDefault: z.boolean(),
    })
    .check(
      z.refine((fields) => !needsCity(fields) || fields.city.trim() !== "", {
        error: t("field.cityMissing"),
        path: ["city"],
        when: () => true,
      }),
    );
}

export type AddressFields = z.output<ReturnType<typeof addressSchema>>;

/** The values of the form for a stored address, or empty ones. */
export function fieldsOf(address: MemberAddress | undefined): AddressFields {
  const region = address ? regionOf(address) : null;
  return {
    name: address?.name ?? "",
    mobile: address?.mobile ?? "",
    region,
    city: region && isUnlisted(region) ? (region.names.at(-1) ?? "") : "",
    detail: address?.detail ?? "",
    postCode: address?.postCode ?? "",
    alias: address?.alias ?? "",
    isDefault: address?.isDefault ?? false,
  };
}

/** Whether the region chosen does not list the buyer's city, so that they type its name. */
export function needsCity({ region }: { region?: unknown }): boolean {
  return isUnlisted(readChoice(region));
}

/** The fields as the calls take them. */
export function addressBody(fields: AddressFields) {
  const region = readChoice(fields.region);
  // A comma separates the names.
  const city = fields.city.replaceAll(",", " ").trim();
  const names = region && isUnlisted(region) ? [...region.names.slice(0, -1), city] : region?.names;
  return {
    name: fields.name.trim(),
    mobile: plainNumber(fields.mobile),
    consigneeAddressPath: names?.join(",") ?? "",
    consigneeAddressIdPath: region ? listedIds(region).join(",") : "",
    detail: fields.detail.trim(),
    postCode: fields.postCode.trim(),
    isDefault: fields.isDefault,
    alias: fields.alias.trim(),
  };
}

/** The id of an address, with the version that was read: the server refuses to overwrite a newer one. */
export function idAndVersion({ id, version }: MemberAddress) {
  return { id, ...(version != null && { version }) };
}

/** An address as its card shows it, with the middle of the phone number hidden. */
export function addressCard(address: MemberAddress): AddressSummary {
  const { id, name, consigneeAddressPath, detail, postCode, alias, isDefault } = address;
  const mobile = maskPhone(address.mobile);
  const place = placeOf(consigneeAddressPath, detail, postCode);
  return { id, name, mobile, place, isDefault, ...(alias && { alias }) };
}

function regionOf({ consigneeAddressIdPath, consigneeAddressPath }: MemberAddress): CascaderChoice {
  const ids = consigneeAddressIdPath.split(",").filter(Boolean);
  const names = consigneeAddressPath.split(",").filter(Boolean);
  if (names.length <= ids.length) return { ids, names };
  return unlistedCity({ ids, names: names.slice(0, ids.length) }, names.slice(ids.length).join(" "));
}
