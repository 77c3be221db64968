import i18next from "i18next";
import { expect, test, vi } from "vitest";

test("[HM-10] a page that opens while the language changes has its words in the new language", async () => {
  // Removes what another test file has loaded.
  vi.resetModules();
  const { loadWords, loadWordsInUse, initWords } = await import("./words.ts");
  await initWords("zh");
  const loading = loadWordsInUse("en");
  await loadWords("coupon", "zh");
  await loading;
  expect(i18next.getFixedT("en", "coupon")("coupon.mine")).toBe("My coupons");
});
