import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultConfig, readConfig } from "./configEntries.ts";

test("[EN-05] an empty file and no file leave every entry at its default", () => {
  expect(readConfig({})).toEqual({ config: defaultConfig, faults: [] });
  expect(readConfig(undefined)).toEqual({ config: defaultConfig, faults: [] });
  expect(defaultConfig).toMatchObject({ port: 80, map: false, cdn: false, inputLimit: 140 });
});

test("[EN-05] what is given is taken, what is wrong falls back and is named", () => {
  const { config, faults } = readConfig({
    title: "Corner Shop",
    port: 8443,
    map: "yes",
    inputLimit: 4000,
    companyLink: "javascript:alert(1)",
    marketplaces: [{ name: "Elsewhere", url: "https://example.org" }],
    recordFiling: [{ text: "No. 1", url: 7 }],
    footerArticles: { about: "1" },
  });
  expect(config).toMatchObject({ title: "Corner Shop", port: 8443, map: false, inputLimit: 140, companyLink: "" });
  expect(config.marketplaces).toEqual([{ name: "Elsewhere", url: "https://example.org" }]);
  expect(config.footerArticles).toEqual(defaultConfig.footerArticles);
  expect([...faults].sort()).toEqual(["companyLink", "footerArticles", "inputLimit", "map", "recordFiling"]);
});

test("[EN-05] whatever the file holds, the shop opens", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (content) => {
      expect(readConfig(content).config).toMatchObject({ apiBase: expect.any(String), port: expect.any(Number) });
    }),
  );
});
