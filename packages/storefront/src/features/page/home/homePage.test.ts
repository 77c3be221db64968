import fc from "fast-check";
import { expect, test } from "vitest";
import { readHomeHead, readNav } from "./homePage.ts";

test("[HM-02] the strip, the navigation and the type of the first block are read from the page", () => {
  const list = [
    { type: "topAdvert", name: "Harvest Fair", url: "/goodsList", bgColor: "#143BA3" },
    { type: "navBar", list: [{ name: "Help", url: "/article" }, { name: "", url: "/x" }, null] },
    { type: "carousel1", options: { list: [] } },
  ];
  expect(readHomeHead(JSON.stringify({ list }))).toEqual({
    first: "carousel1",
    topAdvert: { name: "Harvest Fair", url: "/goodsList", bgColor: "#143BA3", describe: undefined, action: undefined },
    nav: [{ name: "Help", url: "/article" }],
  });
});

test("[BK-17] no page content breaks the header", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const block = { type: "navBar", list: value };
      expect(() => readHomeHead({ list: [block, value] })).not.toThrow();
      expect(() => readNav(value)).not.toThrow();
    }),
  );
});
