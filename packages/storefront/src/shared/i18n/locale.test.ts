import { expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "../site/configEntries.ts";

test.each([
  ["zh", ["en"], null, "zh"],
  ["en", ["zh-CN"], null, "en"],
  [undefined, ["zh-CN"], null, "en"],
  ["auto", ["zh-CN", "en"], null, "zh"],
  ["auto", ["fr"], null, "en"],
  ["auto", ["zh-CN"], "en", "en"],
  ["en", ["en"], "zh", "zh"],
])(
  "[HM-10] [EN-05] the setting %j, a browser that wants %j, the choice %j: %s",
  async (language, wanted, chosen, shown) => {
    vi.resetModules();
    vi.doMock("../site/config.ts", () => ({ shopConfig: readConfig({ language }).config }));
    vi.stubGlobal("navigator", { languages: wanted });
    const getItem = (key: string) => (key === "locale" ? chosen : null);
    vi.stubGlobal("window", { localStorage: { getItem }, addEventListener: () => undefined });
    onTestFinished(() => {
      // The files of a run share their modules: the next one must not get this storage.
      vi.resetModules();
      vi.doUnmock("../site/config.ts");
      vi.unstubAllGlobals();
    });
    const { currentLocale } = await import("./locale.ts");
    expect(currentLocale()).toBe(shown);
  },
);
