import { countryNamed } from "@sundry/api/address/countryNamed";
import { localForm, plainPhone } from "@sundry/api/address/plainPhone";
import type { PhoneFault } from "@sundry/api/address/readPhone";
import { readChoice } from "@sundry/ui/forms/CascaderField";
import type { PhoneReader } from "./usePhoneReader.ts";

/** The country (ISO 3166-1, two letters) of a chosen region, by its name; undefined if none is chosen or known. */
export function countryOf(region: unknown): string | undefined {
  return countryNamed(readChoice(region)?.names[0] ?? "");
}

/**
 * What is wrong with a number that belongs to a chosen region; undefined for a good one. Without a region a number may
 * lack its country: it is judged once there is one. Without `read`, the server judges what looks like a number.
 */
export function phoneFault(typed: string, region: unknown, read: PhoneReader | undefined): PhoneFault | undefined {
  if (!read) return /^\+?\d{5,}$/.test(plainPhone(typed)) ? undefined : "notANumber";
  const { fault } = read(typed, countryOf(region));
  return fault === "noCountry" && readChoice(region) === undefined ? undefined : fault;
}

/** A number in E.164 as it is sent; without `read`, as it was typed, and the server reads it. */
export function sentPhone(typed: string, region: unknown, read: PhoneReader | undefined): string {
  const phone = read?.(typed, countryOf(region));
  return phone && phone.fault === undefined ? phone.number : localForm(plainPhone(typed));
}

/** A number in the groups of its country, or as it was typed if it is none. */
export function shownPhone(typed: string, country: string | undefined, read: PhoneReader | undefined): string {
  const phone = read?.(typed, country);
  return phone && phone.fault === undefined ? phone.shown : typed;
}
