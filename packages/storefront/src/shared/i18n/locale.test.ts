import { expect, onTestFinished, test, vi } from "vitest";
import { defaultConfig } from "../site/configEntries.ts";

test.each([
  ["zh", "zh"],
  ["en", "en"],
  ["", "en"],
] as const)("[HM-10] [EN-05] with the language %j in the settings a first visit is in %s", async (language, shown) => {
  vi.resetModules();
  vi.doMock("../site/config.ts", () => ({ shopConfig: { ...defaultConfig, language } }));
  onTestFinished(() => {
    vi.doUnmock("../site/config.ts");
  });
  const { currentLocale } = await import("./locale.ts");
  expect(currentLocale()).toBe(shown);
});
