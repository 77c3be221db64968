import { expect, test } from "vitest";
import { firstCalls } from "./firstCalls.ts";

test("[HM-12] [GD-01] the start script sends the first calls of our own backend", async () => {
  expect(await firstCalls({})).toEqual({
    firstCalls: {
      home: "/api/page/home?clientType=PC",
      list: "/api/goods/es?keyword=__keyword__&pageNumber=1&pageSize=20",
      detail: "/api/goods/sku/__goodsId__/__skuId__",
    },
    builtLanguage: "en",
    builtLanguages: ["en", "zh"],
    builtSettings: { apiBase: "/api", dialect: "own", bases: { buyer: "", common: "", im: "" } },
  });
});

test.each(["", "/"])(
  "[AP-09] and those of the reference backend, if the settings name it, with %j at the end",
  async (end) => {
    const bases = {
      buyer: `https://buyer.test${end}`,
      common: `https://common.test${end}`,
      im: `https://im.test${end}`,
    };
    const { firstCalls: calls } = await firstCalls({ dialect: "reference", bases });
    expect(calls).toEqual({
      home: "https://buyer.test/buyer/other/pageData/getIndex?clientType=PC",
      list: "https://buyer.test/buyer/goods/goods/es?keyword=__keyword__&pageNumber=1&pageSize=20",
      detail: "https://buyer.test/buyer/goods/goods/sku/__goodsId__/__skuId__",
    });
  },
);

test("[HM-10] [EN-05] they are sent in the language of the settings, for a visitor who has not chosen one", async () => {
  expect(await firstCalls({ language: "zh" })).toMatchObject({ builtLanguage: "zh" });
  expect(await firstCalls({ language: "fr" })).toMatchObject({ builtLanguage: "en" });
  expect(await firstCalls({ language: "auto" })).toMatchObject({ builtLanguage: "auto" });
});
