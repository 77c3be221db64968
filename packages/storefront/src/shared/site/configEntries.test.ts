import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultConfig, nameIn, readConfig } from "./configEntries.ts";

test("[EN-05] an empty or missing file leaves every entry at its default", () => {
  expect(readConfig({})).toEqual({ config: defaultConfig, faults: [] });
  expect(readConfig(undefined)).toEqual({ config: defaultConfig, faults: [] });
  expect(defaultConfig).toMatchObject({ port: 80, map: false, cdn: false, inputLimit: 140 });
});

test("[EN-05] valid entries are used, invalid ones get their default and are reported", () => {
  const { config, faults } = readConfig({
    title: "Corner Shop",
    port: 8443,
    map: "yes",
    inputLimit: 4000,
    language: "fr",
    companyLink: "javascript:alert(1)",
    marketplaces: [{ name: "Elsewhere", url: "https://example.org" }],
    recordFiling: [{ text: "No. 1", url: 7 }],
    footerArticles: { about: "1" },
    helpArticles: { orders: ["1"], returns: [], paying: [2], contact: [] },
  });
  expect(config).toMatchObject({ title: "Corner Shop", port: 8443, map: false, inputLimit: 140, companyLink: "" });
  expect(config.marketplaces).toEqual([{ name: "Elsewhere", url: "https://example.org" }]);
  expect(config.footerArticles).toEqual(defaultConfig.footerArticles);
  expect([...faults].sort()).toEqual([
    "companyLink",
    "footerArticles",
    "helpArticles",
    "inputLimit",
    "language",
    "map",
    "recordFiling",
  ]);
});

test("[EN-05] every entry that the specification names is read as it is written", () => {
  const written = {
    title: "Corner Shop",
    companyName: "Clay & Co",
    companyLink: "https://clay.example/",
    mapKey: "a key",
    mapSecurityCode: "a code",
    map: true,
    cdn: "https://cdn.example/shop",
    port: 8443,
    inputLimit: 12,
    pcDomain: "sundry.example",
    mobileDomain: "m.sundry.example",
    helpArticles: { orders: ["shipping"], returns: [], paying: ["payment", "coupons"], contact: [] },
  };
  const { config, faults } = readConfig(written);
  expect(faults).toEqual([]);
  expect(config).toMatchObject(written);
});

test.each([
  ["Clay & Co", "Clay & Co", "Clay & Co"],
  [{ en: "Clay & Co", zh: "陶舍" }, "Clay & Co", "陶舍"],
  [{ en: "Clay & Co" }, "Clay & Co", "Clay & Co"],
  [{ zh: "陶舍" }, "陶舍", "陶舍"],
])("[EN-05] the company is %j: in English %s, in Chinese %s", (companyName, english, chinese) => {
  const { config, faults } = readConfig({ companyName });
  expect(faults).toEqual([]);
  expect([nameIn("en", config.companyName), nameIn("zh", config.companyName)]).toEqual([english, chinese]);
});

test.each([{}, { fr: "Argile" }, { en: 7 }, ["Clay & Co"], null])(
  "[EN-05] %j is no name of a company",
  (companyName) => {
    expect(readConfig({ companyName })).toEqual({ config: defaultConfig, faults: ["companyName"] });
  },
);

test("[EN-05] the shop opens with any file", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (content) => {
      expect(readConfig(content).config).toMatchObject({ apiBase: expect.any(String), port: expect.any(Number) });
    }),
  );
});
