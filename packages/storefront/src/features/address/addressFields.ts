import type { PhoneFault } from "@sundry/api/address/readPhone";
import { readPostCode } from "@sundry/api/address/readPostCode";
import type { MemberAddress } from "@sundry/api/contract/entities/address";
import type { AddressSummary } from "@sundry/ui/commerce/AddressCard";
import { type CascaderChoice, readChoice } from "@sundry/ui/forms/CascaderField";
import type { TFunction } from "i18next";
import * as z from "zod/mini";
import { pointOf, storedPoint } from "./addressPoint.ts";
import { maskPhone } from "./maskPhone.ts";
import { countryOf, phoneFault, sentPhone } from "./phoneRule.ts";
import { placeOf } from "./placeOf.ts";
import { isUnlisted, listedIds, unlistedCity } from "./unlistedCity.ts";
import type { PhoneReader } from "./usePhoneReader.ts";

/**
 * Rules of the address form; `readPhone` knows the numbers of all countries, once it has loaded. What comes out has the
 * number in E.164 and the postcode as its country writes it (rules 5).
 */
export function addressSchema(t: TFunction<"address">, readPhone?: PhoneReader) {
  const filled = (message: string) => z.string().check(z.refine((text) => text.trim() !== "", message));
  const fields = z
    .object({
      name: filled(t("field.nameMissing")),
      mobile: filled(t("field.mobileMissing")),
      region: z.unknown().check(z.refine((value) => readChoice(value) !== undefined, t("field.regionMissing"))),
      city: z.string(),
      detail: filled(t("field.detailMissing")),
      postCode: z.string(),
      alias: z.string(),
      isDefault: z.boolean(),
      // From the map, without a field of its own: see `addressPoint.ts`.
      point: z.unknown(),
    })
    .check(
      z.refine((typed) => !needsCity(typed) || typed.city.trim() !== "", {
        error: t("field.cityMissing"),
        path: ["city"],
        when: () => true,
      }),
      z.refine(({ mobile, region }) => isEmpty(mobile) || !phoneFault(mobile, region, readPhone), {
        error: ({ input }) => t(`phone.${faultIn(input as Numbered)}`),
        path: ["mobile"],
        when: () => true,
      }),
      z.refine(({ postCode, region }) => readPostCode(postCode, countryOf(region)).code !== undefined, {
        error: ({ input }) => t("field.postCodeWrong", { example: exampleIn(input as Numbered) }),
        path: ["postCode"],
        when: () => true,
      }),
    );
  return z.pipe(
    fields,
    z.transform((typed: z.output<typeof fields>) => ({
      ...typed,
      mobile: sentPhone(typed.mobile, typed.region, readPhone),
      postCode: readPostCode(typed.postCode, countryOf(typed.region)).code ?? typed.postCode,
    })),
  );

  function faultIn({ mobile, region }: Numbered): PhoneFault {
    return phoneFault(mobile, region, readPhone) ?? "notANumber";
  }
}

/** The fields that depend on the country. */
interface Numbered {
  mobile: string;
  postCode: string;
  region?: unknown;
}

function exampleIn({ postCode, region }: Numbered): string {
  return readPostCode(postCode, countryOf(region)).example ?? "";
}

function isEmpty(text: string): boolean {
  return text.trim() === "";
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
    point: address && region ? storedPoint(address, region) : null,
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
    mobile: fields.mobile,
    consigneeAddressPath: names?.join(",") ?? "",
    consigneeAddressIdPath: region ? listedIds(region).join(",") : "",
    detail: fields.detail.trim(),
    postCode: fields.postCode.trim(),
    isDefault: fields.isDefault,
    alias: fields.alias.trim(),
    ...pointOf(fields.point, region, fields.detail),
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
