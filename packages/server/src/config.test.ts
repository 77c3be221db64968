import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { advisedCost } from "./modules/password.ts";

describe("configuration", () => {
  test("without settings the shop opens on 8080 of this machine alone, with its own database", () => {
    expect(readConfig({}, "/shop")).toMatchObject({
      port: 8080,
      host: "127.0.0.1",
      dataDir: "/shop/.data",
      databaseUrl: undefined,
      shopZone: "Asia/Shanghai",
    });
  });

  test("[BU-04] welcome money is for the demo marketplace, unless a shop says otherwise", () => {
    expect(readConfig({}, "/shop").welcomeCents).toBe(10_000);
    expect(readConfig({ DATABASE_URL: "postgres://shop" }, "/shop").welcomeCents).toBe(0);
    expect(readConfig({ DATABASE_URL: "postgres://shop", SUNDRY_WELCOME_CENTS: "250" }, "/shop").welcomeCents).toBe(
      250,
    );
  });

  test("[BU-04] the cashier that moves no money is for the demo marketplace, unless a shop says otherwise", () => {
    const own = { DATABASE_URL: "postgres://shop" };
    expect(readConfig({}, "/shop").sandboxCashier).toBe(true);
    expect(readConfig(own, "/shop")).toMatchObject({ sandboxCashier: false, bankAccount: undefined });
    const told = { ...own, SUNDRY_SANDBOX_CASHIER: "on", SUNDRY_BANK_ACCOUNT: "My shop\\nNL00 BANK 0000 0001" };
    const account = "My shop\nNL00 BANK 0000 0001";
    expect(readConfig(told, "/shop")).toMatchObject({
      sandboxCashier: true,
      bankAccount: { en: account },
    });
  });

  test("[SE-07] a password's hash costs what is advised, unless a test says otherwise", () => {
    expect(readConfig({}, "/shop").passwordCost).toBe(advisedCost);
    expect(readConfig({ SUNDRY_PASSWORD_COST: "1024" }, "/shop").passwordCost).toBe(1024);
  });

  test.each([
    [{ SUNDRY_CHAT: "yes" }, /SUNDRY_CHAT must be off, on or desk; it is "yes"/],
    [{ SUNDRY_SANDBOX_CASHIER: "yes" }, /SUNDRY_SANDBOX_CASHIER must be on or off; it is "yes"/],
    [{ PORT: "80x" }, /PORT must be a whole number from 0 to 65535; it is "80x"/],
    [{ PORT: "70000" }, /PORT must be/],
    [{ SUNDRY_AUTO_CANCEL_MINUTES: "0" }, /SUNDRY_AUTO_CANCEL_MINUTES must be/],
    [{ SUNDRY_PASSWORD_COST: "3000" }, /SUNDRY_PASSWORD_COST must be a power of 2; it is "3000"/],
    [{ SUNDRY_PASSWORD_COST: "512" }, /SUNDRY_PASSWORD_COST must be a whole number from 1024/],
    [{ SUNDRY_ZONE: "Mars/Base" }, /SUNDRY_ZONE must be a time zone such as Asia\/Shanghai; it is "Mars\/Base"/],
  ])("%o is refused in one sentence", (env, sentence) => {
    expect(() => readConfig(env, "/shop")).toThrow(sentence);
  });
});
