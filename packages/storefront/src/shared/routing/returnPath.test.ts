import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageAt, pages } from "./addresses.ts";
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

  test.each([
    ["/goodsDetail", { goodsId: 123, skuId: 45.0 }, "/goodsDetail?goodsId=123&skuId=45"],
    ["/home/OrderDetail", { sn: 7 }, "/home/OrderDetail?sn=7"],
    [
      "/goodsList",
      { keyword: "cup", inStock: true, pageNumber: 2 },
      "/goodsList?keyword=cup&inStock=true&pageNumber=2",
    ],
    ["/goodsList", { categoryId: [1, "12", 123] }, "/goodsList?categoryId=1%2C12%2C123"],
    [
      "/goodsList",
      { brandId: ["b1", "b2"], prop: ["Colour_Blue", "Size_1"] },
      "/goodsList?brandId=b1%40b2&prop=Colour_Blue%40Size_1",
    ],
    ["/goodsList", { categoryId: [{ id: 1 }], keyword: ["a"], storeId: null }, "/goodsList"],
  ])("[RT-05] %s with %j leads to %s", (rePath, query, address) => {
    expect(returnAddress({ rePath, query: JSON.stringify(query) })).toBe(address);
  });

  test("[RT-05] ids that are written as numbers keep every digit", () => {
    const query = '{"goodsId": 444750690063427128,"skuId":957321624344289393}';
    expect(returnAddress({ rePath: "/goodsDetail", query })).toBe(
      "/goodsDetail?goodsId=444750690063427128&skuId=957321624344289393",
    );
    const chain = '{"keyword":"say \\"9007199254740993\\" 7","categoryId":[399574754332931563,568374955850087210]}';
    expect(new URLSearchParams(returnAddress({ rePath: "/goodsList", query: chain }).split("?")[1])).toEqual(
      new URLSearchParams({ keyword: 'say "9007199254740993" 7', categoryId: "399574754332931563,568374955850087210" }),
    );
  });

  test.each(["{", "[1]", "null", '"text"', '{"sn":{"a":1}}', '{"sn":["1"]}', '{"sn":null}'])(
    "[RT-06] the malformed query %s is ignored",
    (query) => {
      expect(returnAddress({ rePath: "/home/OrderDetail", query })).toBe("/home/OrderDetail");
    },
  );

  test("[RT-06] any input leads to a known page of the shop", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(pages)), fc.jsonValue(), (page, query) => {
        const address = returnAddress({ rePath: page.path, query: JSON.stringify(query) });
        expect(pageAt(address)).toBeDefined();
        expect(address).toMatch(/^\/(?![/\\])/);
      }),
    );
    fc.assert(
      fc.property(fc.string(), fc.string(), (rePath, query) => {
        expect(returnAddress({ rePath, query })).toMatch(/^\/(?![/\\])/);
      }),
    );
  });
});
