import i18next from "i18next";
import { expect, test } from "vitest";
import { addressBody, addressCard, addressSchema, fieldsOf, needsCity, plainNumber } from "./addressFields.ts";

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
const schema = addressSchema(i18next.getFixedT("en", "address"));

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

test.each([
  ["+31 6 0000 0142", true],
  ["138-0000-0142", true],
  ["13800000142", true],
  ["12345", false],
  ["+12", false],
  ["phone", false],
  ["", false],
])("[VA-04] %j as a phone number: %s", (mobile, valid) => {
  expect(schema.safeParse({ ...fieldsOf(address), mobile }).success).toBe(valid);
  if (valid) expect(plainNumber(mobile)).not.toMatch(/[\s-]/);
});

test("[BU-03] [MC-14] a card hides the middle of the number and starts with the street, or in Chinese with the country", () => {
  expect(addressCard(address).place).toBe("Havenstraat 118, 3071, Rotterdam, South Holland, Netherlands");
  expect(addressCard(address).mobile).toBe("+31****0142");
  const chinese = { ...address, consigneeAddressPath: "中国,浙江省,义乌市", detail: "稠州北路118号" };
  expect(addressCard(chinese).place).toBe("中国浙江省义乌市稠州北路118号 3071");
});

const ithaca = {
  ...address,
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
