import {
  type CountryCode,
  isSupportedCountry,
  Metadata,
  type PhoneNumber,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
} from "libphonenumber-js/min";
import { mainlandMobile, plainPhone } from "./plainPhone.ts";

/**
 * What is wrong with a telephone number: it has letters or no digits, too few or too many digits, no country code
 * although no country explains it, a code that no country has, or digits that its country does not use.
 */
export type PhoneFault = "notANumber" | "tooShort" | "tooLong" | "noCountry" | "unknownCountry" | "notOfCountry";

/** A number that was read: in E.164 (`+12125550123`) and as people read it (`+1 212 555 0123`); or what is wrong. */
export type PhoneReading =
  | { readonly number: string; readonly shown: string; readonly fault?: undefined }
  | { readonly fault: PhoneFault };

/** With fewer digits, the country's among them, a number is one of a service, as is 112. */
const fewest = 8;

/**
 * Reads a telephone number as people type or paste it. `country` (ISO 3166-1, two letters) explains numbers without a
 * country code; if they make no sense there, or no country is known, the 11 digits of a mobile of mainland China do.
 * Only what a country's plan excludes is refused: plans grow faster than libraries.
 */
export function readPhone(typed: string, country?: string): PhoneReading {
  const plain = plainPhone(typed);
  if (!/^\+?\d+$/.test(plain)) return { fault: "notANumber" };
  const home = country !== undefined && isSupportedCountry(country) ? country : undefined;
  const mobile = mainlandMobile(plain);
  // Where both are possible, a number of the country must be one that is given out.
  const read = plain.startsWith("+") || home ? readIn(plain, home, { strict: mobile !== undefined }) : undefined;
  if (read && read.fault === undefined) return read;
  if (mobile !== undefined) return readIn(`+86${mobile}`, undefined);
  return read ?? { fault: plain.length < fewest ? "tooShort" : "noCountry" };
}

const lengthFaults = {
  NOT_A_NUMBER: "notANumber",
  INVALID_COUNTRY: "unknownCountry",
  TOO_SHORT: "tooShort",
  TOO_LONG: "tooLong",
  INVALID_LENGTH: "notOfCountry",
} as const satisfies Record<string, PhoneFault>;

function readIn(plain: string, home: CountryCode | undefined, { strict = false } = {}): PhoneReading {
  const options = { ...(home && { defaultCountry: home }), extract: false };
  const length = validatePhoneNumberLength(plain, options);
  if (length !== undefined) return { fault: lengthFaults[length] };
  const number = parsePhoneNumberWithError(plain, options);
  if (number.number.length <= fewest) return { fault: "tooShort" };
  const fault = number.countryCallingCode === "86" ? faultOfMainland(number.nationalNumber) : faultOf(number, strict);
  return fault ? { fault } : { number: number.number, shown: number.formatInternational() };
}

function faultOf(number: PhoneNumber, strict: boolean): PhoneFault | undefined {
  if (strict) return number.isValid() ? undefined : "notOfCountry";
  const countries = number.country ? [number.country] : number.getPossibleCountries();
  return number.isValid() || countries.some((one) => isOfPlan(number.nationalNumber, one)) ? undefined : "notOfCountry";
}

/** The library has only one pattern for all numbers of mainland China, which takes a mobile of 10 digits. */
function faultOfMainland(national: string): PhoneFault | undefined {
  if (/^1[3-9]\d{9}$/.test(national) || /^10\d{8}$/.test(national) || !national.startsWith("1")) return undefined;
  if (!/^1[3-9]/.test(national) || national.length === 11) return "notOfCountry";
  return national.length < 11 ? "tooShort" : "tooLong";
}

/**
 * Whether a country's plan has such numbers at all. `isValid` is stricter where countries share a code: it knows which
 * blocks are given out, and refuses new ones and those that are kept for examples.
 */
function isOfPlan(national: string, country: CountryCode): boolean {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  // The published types leave out what the published class has.
  const plan = metadata.numberingPlan as { nationalNumberPattern?: () => string } | undefined;
  const pattern = plan?.nationalNumberPattern?.();
  return pattern === undefined || new RegExp(`^(?:${pattern})$`).test(national);
}
