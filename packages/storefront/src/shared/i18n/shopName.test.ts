import i18next from "i18next";
import { expect, test } from "vitest";
import { titles as en } from "../../i18n/en/titles.ts";
import { titles as zh } from "../../i18n/zh/titles.ts";
import { initWords, loadWords, nameShop } from "./words.ts";

test("[HM-11] the shop's own name stands in all its words, as soon as it is known", async () => {
  await initWords("en");
  await loadWords("store", "en");
  expect(i18next.t("selfOperated", { ns: "store" })).toBe("Sold by Sundry");
  nameShop("Clay & Co");
  expect(i18next.t("selfOperated", { ns: "store" })).toBe("Sold by Clay & Co");
});

test("[HM-11] no words name the software", () => {
  const files = import.meta.glob<string>("../../i18n/*/*.ts", { eager: true, query: "?raw", import: "default" });
  expect(
    Object.entries(files)
      .filter(([, text]) => text.includes("Sundry"))
      .map(([path]) => path),
  ).toEqual([]);
});

test("[RT-04] the home page has no title of its own, so that its title is the name of the shop alone", async () => {
  await initWords("en");
  expect(i18next.t("titles.home", { ns: "shell" })).toBe("");
});

test("[RT-04] every other page has a title, in Chinese a Chinese one", () => {
  const unnamed = (titles: Readonly<Record<string, string>>) => Object.keys(titles).filter((name) => !titles[name]);
  expect(unnamed(en)).toEqual(["home"]);
  expect(unnamed(zh)).toEqual(["home"]);
  // This one is in English in both languages.
  expect(Object.entries(zh).filter(([, title]) => title && !/\p{Script=Han}/u.test(title))).toEqual([
    ["contact", en.contact],
  ]);
});
