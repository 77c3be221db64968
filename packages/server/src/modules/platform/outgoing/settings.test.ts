import { describe, expect, test } from "vitest";
import { readMessageSettings, transportOf } from "./settings.ts";

const from = "shop@example.com";

describe("how messages leave the shop", () => {
  test("[SE-06] by default messages are shown in the outbox, and registering needs no code", () => {
    const settings = readMessageSettings({});
    expect(settings).toMatchObject({ sms: undefined, smtp: undefined, outbox: true, registrationCode: false });
    expect([transportOf(settings, "SMS"), transportOf(settings, "EMAIL")]).toEqual(["outbox", "outbox"]);
  });

  test("[SE-06] a shop with its own database shows codes to nobody unless configured to", () => {
    const env = { DATABASE_URL: "postgres://shop" };
    expect(transportOf(readMessageSettings(env), "SMS")).toBe("none");
    expect(transportOf(readMessageSettings({ ...env, SUNDRY_OUTBOX: "on" }), "SMS")).toBe("outbox");
  });

  test("[SE-07] with a provider, registering needs a code unless configured otherwise", () => {
    const env = { SUNDRY_SMTP_URL: "smtps://user:secret@mail.example.com", SUNDRY_SMTP_FROM: from };
    const settings = readMessageSettings(env);
    expect(settings).toMatchObject({ registrationCode: true, contactTo: from });
    expect([transportOf(settings, "SMS"), transportOf(settings, "EMAIL")]).toEqual(["outbox", "provider"]);
    expect(readMessageSettings({ ...env, SUNDRY_REGISTRATION_CODE: "optional" }).registrationCode).toBe(false);
  });

  test.each([
    [{ SUNDRY_SMTP_URL: "smtp://mail.example.com" }, /SUNDRY_SMTP_FROM must name the sender/],
    [{ SUNDRY_SMTP_URL: "https://user:secret@mail", SUNDRY_SMTP_FROM: from }, /SUNDRY_SMTP_URL must be an address/],
    [{ SUNDRY_SMS_URL: "sms.example.com" }, /SUNDRY_SMS_URL must be an address that begins with http:\/\//],
    [{ SUNDRY_LETTERS: "no" }, /SUNDRY_LETTERS must be on or off; it is "no"/],
    [{ SUNDRY_OUTBOX: "yes" }, /SUNDRY_OUTBOX must be on or off; it is "yes"/],
    [{ SUNDRY_REGISTRATION_CODE: "toString" }, /SUNDRY_REGISTRATION_CODE must be required or optional/],
  ])("[SE-06] %o is refused in one sentence, without its secrets", (env, sentence) => {
    expect(() => readMessageSettings(env)).toThrow(sentence);
    expect(() => readMessageSettings(env)).not.toThrow(/secret/);
  });
});
