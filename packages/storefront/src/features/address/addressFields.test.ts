import i18next from "i18next";
import { expect, test } from "vitest";
import { addressBody, addressCard, addressSchema, fieldsOf, plainNumber } from "./addressFields.ts";

const address = {
  id: "1",
  name: "Mei Tanaka",
  mobile: "+31600000142",
  consigneeAddressPath: "Netherlands,South Holland,Rotterdam",
  consigneeAddressIdPath: "1,12,121",
  detail: "Havenstraat 118",
  isDefault: true,
  alias: "Shop",
  lon: null,
  lat: null,
};
const schema = addressSchema(i18next.getFixedT("en", "address"));

test("[BU-03] an address comes out of the form as it went in", () => {
  const sent = addressBody(fieldsOf(address));
  expect({ ...address, ...sent }).toEqual(address);
  expect(Object.keys(sent)).toHaveLength(7);
  expect(schema.safeParse(fieldsOf(address)).success).toBe(true);
});

test("[VA-04] an empty form has a message for each required field and for no other", () => {
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
  expect(addressCard(address).place).toBe("Havenstraat 118, Rotterdam, South Holland, Netherlands");
  expect(addressCard(address).mobile).toBe("+31****0142");
  const chinese = { ...address, consigneeAddressPath: "中国,浙江省,义乌市", detail: "稠州北路118号" };
  expect(addressCard(chinese).place).toBe("中国浙江省义乌市稠州北路118号");
});
