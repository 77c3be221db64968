import type { CascaderOption } from "@sundry/ui/forms/CascaderField";
import { expect, test } from "vitest";
import { codeBeside, findRegion, type RegionSource } from "./findRegion.ts";

type Tree = { readonly [name: string]: Tree };

/** Regions whose ids are their paths, listed level by level as the server does. */
function regionsOf(tree: Tree): RegionSource & { asked: string[] } {
  const asked: string[] = [];
  const at = (path: string) =>
    (path === "" ? [] : path.split("/")).reduce<Tree>((node, name) => node[name] ?? {}, tree);
  return {
    asked,
    inside: async (path = "") => {
      asked.push(path);
      return Object.entries(at(path)).map(
        ([name, below]): CascaderOption => ({
          id: path === "" ? name : `${path}/${name}`,
          name,
          leaf: Object.keys(below).length === 0,
        }),
      );
    },
    resolve: async (city, town) =>
      city === "金华市" && town === "义乌市"
        ? { ids: ["r"], names: ["China", "Zhejiang", "Jinhua", "Yiwu"] }
        : undefined,
  };
}

const chinese = {
  中国: {
    北京市: { 北京城区: { 朝阳区: {}, 海淀区: {} } },
    浙江省: { 金华市: { 义乌市: {}, 东阳市: {} }, 温州市: {} },
  },
  荷兰: {},
};
const english = {
  China: { Zhejiang: { Jinhua: { Yiwu: {}, Dongyang: {} }, Wenzhou: {} }, Beijing: { Beijing: { Chaoyang: {} } } },
  Netherlands: { "South Holland": { Rotterdam: { Centrum: {} }, Delft: {} } },
};

test.each([
  ["浙江省金华市义乌市稠州北路118号", ["中国", "浙江省", "金华市", "义乌市"], "稠州北路118号"],
  ["中国 浙江 金华 义乌 稠州北路118号", ["中国", "浙江省", "金华市", "义乌市"], "稠州北路118号"],
  ["浙江省义乌市稠州北路118号", ["中国", "浙江省", "金华市", "义乌市"], "稠州北路118号"],
  ["北京市朝阳区建国路1号", ["中国", "北京市", "北京城区", "朝阳区"], "建国路1号"],
  ["浙江省温州市车站大道1号", ["中国", "浙江省", "温州市"], "车站大道1号"],
])("[MC-14] %s", async (place, names, detail) => {
  const found = await findRegion(place, regionsOf(chinese));
  expect([found.region?.names, found.detail]).toEqual([names, detail]);
});

test.each([
  [
    "18 Chouzhou North Road, Yiwu, Jinhua, Zhejiang, China",
    ["China", "Zhejiang", "Jinhua", "Yiwu"],
    "18 Chouzhou North Road",
  ],
  ["Oude Delft 1, 2611 Delft, Netherlands", ["Netherlands", "South Holland", "Delft"], "Oude Delft 1"],
  [
    "Coolsingel 1, rotterdam, south holland, netherlands",
    ["Netherlands", "South Holland", "Rotterdam", "Centrum"],
    "Coolsingel 1",
  ],
])("[MC-14] %s", async (place, names, detail) => {
  const found = await findRegion(place, regionsOf(english));
  expect([found.region?.names, found.detail]).toEqual([names, detail]);
});

test("[MC-14] a Chinese address on an English page is recognised by the names of city and district", async () => {
  const found = await findRegion("浙江省金华市义乌市稠州北路118号", regionsOf(english));
  expect(found).toMatchObject({ region: { ids: ["r"] }, detail: "稠州北路118号" });
});

test.each(["1 Nowhere Street, Atlantis", "稠州北路118号", "", "18 Road, Netherlands"])(
  "[MC-14] %j names no region down to the last level, so the text stays unchanged",
  async (place) => {
    expect(await findRegion(place, regionsOf(english))).toEqual({ region: undefined, detail: place });
  },
);

test("[MC-14] a country with many provinces is not searched province by province", async () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`P${at}`, { Town: {} }]));
  const source = regionsOf({ Land: many });
  await findRegion("1 Street, Nothing, Land", source);
  expect(source.asked).toHaveLength(2);
});

const american = { "United States": { "New York": { "New York City": { Manhattan: {} }, Buffalo: {} }, Ohio: {} } };

test.each([
  ["118 Main Street, Ithaca, New York 14850, United States", "Ithaca", "118 Main Street"],
  ["118 Main Street, 14850 Ithaca, New York, United States", "Ithaca", "118 Main Street"],
  ["New York, New York, United States", "New York", ""],
])("[MC-14] a city that is not listed is taken as it is written: %s", async (place, city, detail) => {
  const source = regionsOf(american);
  const inside: RegionSource["inside"] = async (id) => {
    const listed = await source.inside(id);
    return id === "United States/New York" ? [...listed, { id: "unlisted", name: "Another city", leaf: true }] : listed;
  };
  const found = await findRegion(place, { ...source, inside });
  expect(found.region?.names).toEqual(["United States", "New York", city]);
  expect([found.region?.ids.at(-1), found.detail]).toEqual(["unlisted", detail]);
});

test.each([
  ["118 Main Street, Ithaca, New York 14850, United States", "118 Main Street", "14850"],
  ["221B Baker Street, London NW1 6XE, United Kingdom", "221B Baker Street", "NW1 6XE"],
  ["118 Main Street, Ithaca", "118 Main Street", ""],
  ["", "", ""],
])("[MC-14] the postcode beside a region is kept: %s", (place, detail, expected) => {
  expect(codeBeside(place, detail)).toBe(expected);
});
