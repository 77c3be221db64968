import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { defaultCost } from "./modules/platform/password/password.ts";

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

  test("[SE-03] points for registering are for the demo marketplace, unless a shop says otherwise", () => {
    expect(readConfig({}, "/shop").welcomePoints).toBe(100);
    expect(readConfig({ DATABASE_URL: "postgres://shop" }, "/shop").welcomePoints).toBe(0);
    expect(readConfig({ DATABASE_URL: "postgres://shop", SUNDRY_WELCOME_POINTS: "7" }, "/shop").welcomePoints).toBe(7);
    expect(() => readConfig({ SUNDRY_WELCOME_POINTS: "-1" }, "/shop")).toThrow("SUNDRY_WELCOME_POINTS");
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
    const env = { ...own, SUNDRY_SANDBOX_CASHIER: "on", SUNDRY_BANK_ACCOUNT: "My shop\\nNL00 BANK 0000 0001" };
    const account = "My shop\nNL00 BANK 0000 0001";
    expect(readConfig(env, "/shop")).toMatchObject({
      sandboxCashier: true,
      bankAccount: { en: account },
    });
  });

  const stripe = {
    SUNDRY_STRIPE_SECRET_KEY: "sk_test_1",
    SUNDRY_STRIPE_WEBHOOK_SECRET: "whsec_1",
    SUNDRY_ORIGIN: "https://shop.example",
    SUNDRY_CURRENCY: "EUR",
  };

  test("[BU-04] a payment provider turns the sandbox off, also in the demo", () => {
    expect(readConfig({}, "/shop").payments).toBeUndefined();
    expect(readConfig(stripe, "/shop")).toMatchObject({
      sandboxCashier: false,
      payments: { stripe: { api: "https://api.stripe.com" }, origin: "https://shop.example", currency: "EUR" },
    });
  });

  const alipay = { ...stripe, SUNDRY_ALIPAY_APP_ID: "1", SUNDRY_CURRENCY: "CNY" };
  test.each([
    ["the sandbox beside it", { ...stripe, SUNDRY_SANDBOX_CASHIER: "on" }, "SUNDRY_SANDBOX_CASHIER must be off"],
    ["no currency", { ...stripe, SUNDRY_CURRENCY: "" }, "SUNDRY_CURRENCY must be set"],
    ["no address", { ...stripe, SUNDRY_ORIGIN: "" }, "SUNDRY_ORIGIN must be set"],
    [
      "half of its secrets",
      { ...stripe, SUNDRY_STRIPE_WEBHOOK_SECRET: "" },
      "SUNDRY_STRIPE_WEBHOOK_SECRET must be set",
    ],
    [
      "a secret in no file",
      { ...stripe, SUNDRY_STRIPE_SECRET_KEY: "", SUNDRY_STRIPE_SECRET_KEY_FILE: "/no" },
      "can't be read",
    ],
    [
      "a key that is none",
      { ...alipay, SUNDRY_ALIPAY_PRIVATE_KEY: "bm9uZQ==" },
      "SUNDRY_ALIPAY_PRIVATE_KEY must be a private key",
    ],
  ])("[BU-04] a payment provider with %s is refused, without a secret in the message", (_, env, message) => {
    expect(() => readConfig(env, "/shop")).toThrow(message);
    expect(() => readConfig(env, "/shop")).not.toThrow(/sk_test|whsec|bm9uZQ/);
  });

  test.each([
    ["a database of its own", { DATABASE_URL: "postgres://shop" }],
    ["the demo turned off", { SUNDRY_DEMO: "off" }],
  ])("[BU-07] a shop with %s loads nothing of the demo", (_, env) => {
    expect(readConfig(env, "/shop")).toMatchObject({
      demo: false,
      welcomeCents: 0,
      sandboxCashier: false,
      bankAccount: undefined,
      chat: "on",
      messages: { outbox: false },
      oidc: { demo: false },
    });
    expect(readConfig({ ...env, SUNDRY_DEMO: "on" }, "/shop").demo).toBe(true);
  });

  test("[SE-07] a password's hash has the recommended cost unless a test lowers it", () => {
    expect(readConfig({}, "/shop").passwordCost).toBe(defaultCost);
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
    [{ DATABASE_READ_URL: "postgres://replica" }, /DATABASE_READ_URL needs DATABASE_URL/],
    [
      { DATABASE_URL: "postgres://shop", DATABASE_READ_URL: "postgres://a,b/shop" },
      /DATABASE_READ_URL must name one server/,
    ],
    [{ SUNDRY_DB_POOLER: "session" }, /SUNDRY_DB_POOLER must be none or transaction; it is "session"/],
    [{ SUNDRY_DB_READ_LAG_SECONDS: "1" }, /SUNDRY_DB_READ_LAG_SECONDS must be a whole number from 2/],
    [{ SUNDRY_ZONE: "Mars/Base" }, /SUNDRY_ZONE must be a time zone such as Asia\/Shanghai; it is "Mars\/Base"/],
  ])("%o is refused in one sentence", (env, sentence) => {
    expect(() => readConfig(env, "/shop")).toThrow(sentence);
  });

  test("[EN-02] the currency of the shop is a known code, and none by default", () => {
    expect(readConfig({}, "/shop").currency).toBeUndefined();
    expect(readConfig({ SUNDRY_CURRENCY: "CNY" }, "/shop").currency).toBe("CNY");
    expect(() => readConfig({ SUNDRY_CURRENCY: "yuan" }, "/shop")).toThrow(
      'SUNDRY_CURRENCY must be a code such as CNY or USD; it is "yuan".',
    );
  });

  test("[AP-09] the clients of the reference backend are served on request", () => {
    expect(readConfig({}, "/shop").dialect).toBe("own");
    expect(readConfig({ SUNDRY_DIALECT: "reference" }, "/shop").dialect).toBe("reference");
    expect(() => readConfig({ SUNDRY_DIALECT: "lili" }, "/shop")).toThrow("SUNDRY_DIALECT must be own or reference");
  });
});
