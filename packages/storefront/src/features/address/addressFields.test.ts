import { readPhone } from "@sundry/api/address/readPhone";
import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { addressBody, addressCard, addressSchema, fieldsOf, needsCity } from "./addressFields.ts";

const address = {
  id: "1",
  name: "Mei Tanaka",
  mobile: "+31600000142",
  consigneeAddressPath: "Netherlands,South Holland,Rotterdam",
  consigneeAddressIdPath: "1,12,121",
  detail: "Havenstraat 118",
  isDefault: true,
  postCode: "3071",
  alias: "Shop",
  lon: null,
  lat: null,
};
/** The key of a sentence, with what is put into it. */
const words = (key: string, { example = "" }: { example?: string } = {}) => `${key} ${example}`.trim();
const t = words as unknown as TFunction<"address">;
const schema = addressSchema(t, readPhone);

test("[BU-03] an address comes out of the form unchanged", () => {
  const sent = addressBody(fieldsOf(address));
  expect({ ...address, ...sent }).toEqual(address);
  expect(Object.keys(sent)).toHaveLength(8);
  expect(schema.safeParse(fieldsOf(address)).success).toBe(true);
});

test("[VA-04] an empty form has a message for each required field and no others", () => {
  const result = schema.safeParse(fieldsOf(undefined));
  expect(result.error?.issues.map(({ path }) => path.join("."))).toEqual(["name", "mobile", "region", "detail"]);
});

test.each([["+31 6 0000 0142"], ["+31600000142"], ["06 0000 0142"], ["0031\u20116 0000 0142"]])(
  "[MC-14] %j in the Netherlands is sent in E.164",
  (mobile) => {
    expect(schema.parse({ ...fieldsOf(address), mobile }).mobile).toBe("+31600000142");
  },
);

test("[MC-14] a mobile of mainland China needs no country anywhere", () => {
  expect(schema.parse({ ...fieldsOf(address), mobile: "138-0000-0142" }).mobile).toBe("+8613800000142");
});

test.each([
  ["12345", "phone.tooShort"],
  ["+31 6 0000 01421", "phone.notOfCountry"],
  ["+31 6 0000 0142 6789", "phone.tooLong"],
  ["+12", "phone.tooShort"],
  ["+999 12345", "phone.unknownCountry"],
  ["07 123", "phone.tooShort"],
  ["phone", "phone.notANumber"],
  ["", "field.mobileMissing"],
] as const)("[VA-04] %j is refused in words: %s", (mobile, message) => {
  const { error } = schema.safeParse({ ...fieldsOf(address), mobile });
  expect(error?.issues).toMatchObject([{ path: ["mobile"], message }]);
});

test("[VA-04] without a region, a number without its country waits for one", () => {
  const { error } = schema.safeParse({ ...fieldsOf(address), region: null, mobile: "(212) 555-0123" });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["region"]);
});

test("[VA-04] until the numbers of the world have loaded, the server decides", () => {
  const waiting = addressSchema(t);
  expect(waiting.parse({ ...fieldsOf(address), mobile: "06.0000\u20110142" }).mobile).toBe("0600000142");
  expect(waiting.safeParse({ ...fieldsOf(address), mobile: "phone" }).success).toBe(false);
});

test("[VA-04] [MC-14] a postcode is checked by its country, and sent as it is written there", () => {
  expect(schema.parse({ ...fieldsOf(address), postCode: " 3071ab" }).postCode).toBe("3071 AB");
  const { error } = schema.safeParse({ ...fieldsOf(address), postCode: "W1" });
  expect(error?.issues).toMatchObject([{ path: ["postCode"], message: "field.postCodeWrong 3071 AB" }]);
});

test("[BU-03] [MC-14] a card hides the middle of the number and starts with the street, or in Chinese with the country", () => {
  expect(addressCard(address).place).toBe("Havenstraat 118, 3071, Rotterdam, South Holland, Netherlands");
  expect(addressCard(address).mobile).toBe("+31****0142");
  const chinese = { ...address, consigneeAddressPath: "中国,浙江省,义乌市", detail: "稠州北路118号" };
  expect(addressCard(chinese).place).toBe("中国浙江省义乌市稠州北路118号 3071");
});

const ithaca = {
  ...address,
  postCode: "14850",
  consigneeAddressPath: "United States,New York,Ithaca",
  consigneeAddressIdPath: "840,84036",
};

test("[MC-14] a city that its region does not list is typed, and sent as a name without an id", () => {
  const fields = fieldsOf(ithaca);
  expect([needsCity(fields), fields.city]).toEqual([true, "Ithaca"]);
  expect(addressBody(fields)).toMatchObject({
    consigneeAddressPath: "United States,New York,Ithaca",
    consigneeAddressIdPath: "840,84036",
  });
  expect(addressBody({ ...fields, city: "Trumansburg, NY" }).consigneeAddressPath).toBe(
    "United States,New York,Trumansburg  NY",
  );
  const missing = schema.safeParse({ ...fields, city: " " });
  expect(missing.error?.issues.map(({ path }) => path.join("."))).toEqual(["city"]);
});

test("[MC-14] a postcode is sent, and stands behind the street on the card", () => {
  const fields = { ...fieldsOf(ithaca), postCode: " 14850 " };
  expect(addressBody(fields).postCode).toBe("14850");
  expect(addressCard({ ...ithaca, postCode: "14850" }).place).toBe(
    "Havenstraat 118, 14850, Ithaca, New York, United States",
  );
});
