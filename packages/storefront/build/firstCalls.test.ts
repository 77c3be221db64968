import { expect, test } from "vitest";
import { firstCalls } from "./firstCalls.ts";

test("[HM-12] [GD-01] the start script sends the first calls of our own backend", async () => {
  expect(await firstCalls({})).toEqual({
    firstCalls: {
      home: "/api/page/home?clientType=PC",
      list: "/api/goods/es?keyword=__keyword__&pageNumber=1&pageSize=20",
      detail: "/api/goods/sku/__goodsId__/__skuId__",
    },
    builtSettings: { apiBase: "/api", dialect: "own", bases: { buyer: "", common: "", im: "" } },
  });
});

test("[AP-09] and those of the reference backend, if the settings name it", async () => {
  const bases = { buyer: "https://buyer.test", common: "https://common.test", im: "https://im.test" };
  const { firstCalls: calls } = await firstCalls({ dialect: "reference", bases });
  expect(calls).toEqual({
    home: "https://buyer.test/buyer/other/pageData/getIndex?clientType=PC",
    list: "https://buyer.test/buyer/goods/goods/es?keyword=__keyword__&pageNumber=1&pageSize=20",
    detail: "https://buyer.test/buyer/goods/goods/sku/__goodsId__/__skuId__",
  });
});
