import { expect, test } from "vitest";
import { countryNamed } from "./countryNamed.ts";
import { localForm, plainPhone } from "./plainPhone.ts";
import { readPhone } from "./readPhone.ts";
import { readPostCode } from "./readPostCode.ts";

test.each([
  ["\u202a+1 212\u2011555\u20110123\u202c", undefined, "+12125550123"],
  ["(212) 555-0123", "US", "+12125550123"],
  ["1-212-555-0123", "US", "+12125550123"],
  ["14155550123", "US", "+14155550123"],
  ["0049 30 901820", "FR", "+4930901820"],
  ["0049 30 901820", "US", "+4930901820"],
  ["0049 30 901820", undefined, "+4930901820"],
  ["011 49 30 901820", "US", "+4930901820"],
  ["06.12.34.56.78", "FR", "+33612345678"],
  ["＋４４　２０　７９４６　０９５８", undefined, "+442079460958"],
  ["٠٥٠١٢٣٤٥٦٧", "AE", "+971501234567"],
  ["۰۹۱۲۳۴۵۶۷۸۹", "IR", "+989123456789"],
  ["०११-२३४५६७८९", "IN", "+911123456789"],
  ["+44 (0)20 7946 0958", undefined, "+442079460958"],
  ["+39 02 3661 8300", undefined, "+390236618300"],
  ["tel:+1-212-555-0123", "CN", "+12125550123"],
  ["07700 900123", "GB", "+447700900123"],
  ["+31 6 0000 0142", "CN", "+31600000142"],
  ["138 0013 8000", undefined, "+8613800138000"],
  ["13800138000", "US", "+8613800138000"],
  ["13800138000", "NL", "+8613800138000"],
  ["013800138000", "CN", "+8613800138000"],
  ["86-138-0013-8000", undefined, "+8613800138000"],
  ["0086 138 0013 8000", "DE", "+8613800138000"],
  ["010 6552 9988", "CN", "+861065529988"],
  ["021-12345678", "CN", "+862112345678"],
])("[MC-14] %j, written in %s, is the number %s", (typed, country, number) => {
  expect(readPhone(typed, country)).toMatchObject({ number });
  expect(readPhone(readPhone(typed, country).fault ?? shown(typed, country))).toMatchObject({ number });
});

function shown(typed: string, country: string | undefined): string {
  const read = readPhone(typed, country);
  return read.fault === undefined ? read.shown : "";
}

test.each([
  ["1380013800", "CN", "tooShort"],
  ["+86 138 0013 80001", undefined, "tooLong"],
  ["12800138000", "CN", "notOfCountry"],
  ["555-0123", "US", "tooShort"],
  ["(212) 555-01234", "US", "tooLong"],
  ["(012) 555-0123", "US", "notOfCountry"],
  ["1380013800a", "CN", "notANumber"],
  ["1-800-FLOWERS", "US", "notANumber"],
  ["+1 212 555 0123 ext. 5", "US", "notANumber"],
  ["+1 212 555 0123 +1 212 555 0124", "US", "notANumber"],
  ["", "US", "notANumber"],
  ["+999 1234 5678", "US", "unknownCountry"],
  ["(212) 555-0123", undefined, "noCountry"],
  ["12345", undefined, "tooShort"],
  ["+12", undefined, "tooShort"],
  ["12345", "NL", "tooShort"],
])("[VA-04] %j, written in %s, is refused: %s", (typed, country, fault) => {
  expect(readPhone(typed, country)).toEqual({ fault });
});

test.each([
  ["+8613800138000", "13800138000"],
  ["138-0013-8000", "13800138000"],
  ["+12125550123", "+12125550123"],
  ["+861065529988", "+861065529988"],
])("[SE-06] %s is %s for a backend without countries", (number, local) => {
  expect(localForm(number)).toBe(local);
  expect(plainPhone(local)).toBe(local);
});

test.each([
  ["Netherlands", "NL"],
  ["荷兰", "NL"],
  ["united kingdom", "GB"],
  ["UK", "GB"],
  ["USA", "US"],
  ["United States", "US"],
  ["中国", "CN"],
  ["Hong Kong", "HK"],
  ["South Korea", "KR"],
  ["阿联酋", "AE"],
  ["Georgia", "GE"],
  ["Zhejiang", undefined],
  ["", undefined],
])("[MC-14] %j is the country %s", (name, code) => {
  expect(countryNamed(name)).toBe(code);
});

test.each([
  ["sw1a1aa", "GB", "SW1A 1AA"],
  ["k1a 0b1", "CA", "K1A 0B1"],
  ["3071ab", "NL", "3071 AB"],
  ["D-10115", "DE", "10115"],
  ["〒１００－０００１", "JP", undefined],
  ["１００－０００１", "JP", "100-0001"],
  ["14850 1234", "US", "14850-1234"],
  ["1485", "US", undefined],
  ["32200", "CN", undefined],
  ["anything", "AE", "anything"],
  ["anything", undefined, "anything"],
  ["", "US", ""],
])("[MC-14] the postcode %j in %s is %j", (typed, country, code) => {
  expect(readPostCode(typed, country).code).toBe(code);
});
