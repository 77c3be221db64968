import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pages } from "./addresses.ts";
import { loginAddress, returnAddress } from "./returnPath.ts";

const after = (address: string) =>
  returnAddress(pages.login.query.read(new URLSearchParams(address.slice(address.indexOf("?")))));

describe("the path to the login page and back", () => {
  test("[RT-05] keeps the page and its query", () => {
    const address = loginAddress("/home/OrderDetail", new URLSearchParams("sn=O123&token=secret"));
    expect(after(address)).toBe("/home/OrderDetail?sn=O123");
    expect(address).not.toContain("secret");
  });

  test("[RT-06] values with special characters survive", () => {
    const keyword = `tea & "cups" ?#=%`;
    const address = loginAddress("/goodsList", new URLSearchParams({ keyword }));
    expect(new URLSearchParams(after(address).split("?")[1]).get("keyword")).toBe(keyword);
  });

  test.each([
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "https://evil.example/#/cart",
    "%2f%2fevil.example",
    "/login",
    "/SIGNUP",
    "",
  ])("[RT-06] %s leads to the home page", (rePath) => {
    expect(returnAddress({ rePath, query: "" })).toBe("/");
  });

  test.each(["{", "[1]", "null", '"text"', '{"sn":{"a":1}}', '{"sn":7}'])(
    "[RT-06] the malformed query %s is ignored",
    (query) => {
      expect(returnAddress({ rePath: "/home/OrderDetail", query })).toBe("/home/OrderDetail");
    },
  );

  test("[RT-06] any input leads to a known page of the shop", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (rePath, query) => {
        expect(returnAddress({ rePath, query })).toMatch(/^\/(?![/\\])/);
      }),
    );
  });
});
