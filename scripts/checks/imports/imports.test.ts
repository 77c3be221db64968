import { describe, expect, test } from "vitest";
import { areaOf } from "./areas.ts";
import { findCycles } from "./cycles.ts";
import { offers } from "./exported.ts";
import { importsOf } from "./readImports.ts";
import { forbidden } from "./rules.ts";
import { edgesOf } from "./sources.ts";

describe("reading imports", () => {
  test("tells values, types and lazy imports apart, and counts lines", () => {
    const source = [
      'import { a } from "./a.ts";',
      'import type { B } from "./b.ts";',
      'import { type C, type D } from "./c.ts";',
      "import {",
      "  e,",
      "  type F,",
      '} from "./e.ts";',
      'export { g } from "./g.ts";',
      'import "./h.css";',
      'const page = () => import("./Page.tsx");',
    ].join("\n");
    expect(importsOf(source).map(({ specifier, kind, line }) => [specifier, kind, line])).toEqual([
      ["./a.ts", "value", 1],
      ["./b.ts", "type", 2],
      ["./c.ts", "type", 3],
      ["./e.ts", "value", 7],
      ["./g.ts", "value", 8],
      ["./h.css", "value", 9],
      ["./Page.tsx", "lazy", 10],
    ]);
  });

  test("ignores examples in comments and similar words", () => {
    expect(importsOf('/**\n * import { x } from "./x.ts";\n */\n// import "./y.ts";\nimported("./z.ts");')).toEqual([]);
  });
});

test("a feature, a module and a file beside the folders are each an area", () => {
  const paths = [
    "features/cart/CartPage.tsx",
    "modules/buying/order/view.ts",
    "primitives/Button/Button.tsx",
    "routes.ts",
  ];
  expect(paths.map(areaOf)).toEqual(["features/cart", "modules/buying/order", "primitives", "routes.ts"]);
});

describe("the rules", () => {
  const reason = (name: string, from: string, specifier: string, how = "import { x } from") => {
    const [edge] = edgesOf(name, from, how.endsWith("(") ? `${how}"${specifier}")` : `${how} "${specifier}";`);
    return edge && forbidden(edge, (_, subpath) => subpath !== "./secret");
  };
  test.each([
    ["ui", "primitives/Button/Button.tsx", "../../commerce/Price/Price.tsx"],
    ["ui", "commerce/Price/Price.tsx", "../../forms/Form/Form.tsx"],
    ["ui", "commerce/Price/Price.tsx", "@sundry/api/client"],
    ["ui", "gadgets/Thing.tsx", "../theme/index.ts"],
    ["api", "contract/call.ts", "../client/client.ts"],
    ["server", "app.ts", "@sundry/ui/theme"],
    ["server", "modules/catalogue/goods/search.ts", "../../buying/order/view.ts"],
    ["server", "http/dispatch.ts", "#server/modules/account/member/service.ts"],
    ["server", "modules/attic/old.ts", "#server/ids.ts"],
    ["server", "app.ts", "@sundry/api/secret"],
    ["server", "app.ts", "../../storefront/src/routes.ts"],
    ["storefront", "features/goods/GoodsPage.tsx", "../cart/cartLines.ts"],
    ["storefront", "app/App.tsx", "../features/cart/CartPage.tsx"],
    ["storefront", "features/goods/GoodsPage.tsx", "../../shell/frames/Frame.tsx"],
    ["storefront", "shell/header/Header.tsx", "../../app/pages.ts"],
    ["storefront", "shared/data/client.ts", "../../features/cart/index.ts"],
    ["storefront", "shared/data/client.ts", "../../routes.ts"],
    ["storefront", "gadgets/thing.ts", "../shared/data/client.ts"],
  ])("%s: %s may not import %s", (name, from, specifier) => {
    expect(reason(name, from, specifier)).toBeTruthy();
  });

  test.each([
    ["ui", "blocks/Row/Row.tsx", "../../commerce/Price/Price.tsx"],
    ["ui", "primitives/Button/Button.stories.tsx", "../../commerce/Price/Price.tsx"],
    ["storefront", "features/goods/GoodsPage.tsx", "../cart/index.ts"],
    ["storefront", "features/goods/GoodsPage.test.tsx", "../cart/useAddToCart.ts"],
    ["storefront", "app/App.tsx", "../routes.ts"],
    ["storefront", "features/goods/GoodsPage.tsx", "@sundry/ui/primitives/Button"],
    ["server", "modules/buying/cart/service.ts", "#server/modules/catalogue/stock/service.ts"],
    ["server", "modules/buying/cart/view.ts", "../order/view.ts"],
    ["server", "app.ts", "hono"],
  ])("%s: %s may import %s", (name, from, specifier) => {
    expect(reason(name, from, specifier)).toBeUndefined();
  });

  test("only the route table and its list of pages load a feature's page", () => {
    for (const from of ["routes.ts", "secondaryPages.ts"])
      expect(reason("storefront", from, "./features/cart/CartPage.tsx", "const p = () => import(")).toBeUndefined();
    expect(
      reason("storefront", "app/App.tsx", "../features/cart/CartPage.tsx", "const p = () => import("),
    ).toBeTruthy();
  });
});

describe("cycles", () => {
  test("are found once each, by the shortest path", () => {
    const needs = [
      ["a", "b"],
      ["b", "c"],
      ["c", "a"],
      ["b", "a"],
      ["c", "d"],
      ["e", "e"],
    ] as const;
    expect(findCycles(needs)).toEqual([["a", "b", "a"]]);
  });

  test("are not reported where there are none", () => {
    expect(
      findCycles([
        ["a", "b"],
        ["a", "c"],
        ["b", "c"],
      ]),
    ).toEqual([]);
  });
});

test("exports: names, patterns, and what is closed", () => {
  const exports = { ".": "./i.ts", "./internal/*": null, "./*": "./src/*.ts", "./theme/*.css": "./t.ts" };
  expect(offers(exports, ".")).toBe(true);
  expect(offers(exports, "./format")).toBe(true);
  expect(offers(exports, "./internal/x")).toBe(false);
  expect(offers({ "./a/*": "./a" }, "./b/c")).toBe(false);
});
