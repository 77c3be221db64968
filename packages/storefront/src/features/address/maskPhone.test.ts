import { expect, test } from "vitest";
import { maskPhone } from "./maskPhone.ts";

test("[MC-03] [MC-14] a phone number shows only its beginning and end", () => {
  expect(maskPhone("13800138000")).toBe("138****8000");
  expect(maskPhone("+31600000142")).toBe("+31****0142");
  expect(maskPhone("12345")).toBe("12345");
});
