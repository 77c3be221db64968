import { expect, onTestFinished, test, vi } from "vitest";
import { scanCode } from "./scanCode.ts";

test("[SE-06] [AP-09] a login code holds the page that confirms it, or the bare token for an app of its own", () => {
  vi.stubGlobal("window", { location: { href: "https://shop.test/#/login" } });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(scanCode("t-1", { ownPage: true })).toBe("https://shop.test/#/home/AccountSafe?scan=t-1");
  expect(scanCode("t-1", { ownPage: false })).toBe("t-1");
});
