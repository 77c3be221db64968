import { describe, expect, test } from "vitest";
import { readEdgeSettings } from "./edgeSettings.ts";

describe("settings of the edge", () => {
  test("by default no proxy is trusted, no other origin may call, and requests are limited", () => {
    expect(readEdgeSettings({})).toEqual({
      trustedProxies: 0,
      allowedOrigins: [],
      contentOrigins: [],
      requestsPerMinute: 3000,
      connections: { total: 10_000, ofOne: 500 },
    });
  });

  test("origins are listed with commas or spaces", () => {
    const env = {
      SUNDRY_ALLOWED_ORIGINS: "https://shop.example.com, http://localhost:5173",
      SUNDRY_CONTENT_ORIGINS: "https://*.maps.example.com https://cdn.example.com",
      SUNDRY_TRUSTED_PROXIES: "2",
      SUNDRY_REQUESTS_PER_MINUTE: "0",
      SUNDRY_CONNECTIONS: "2000",
      SUNDRY_CONNECTIONS_PER_ADDRESS: "50",
    };
    expect(readEdgeSettings(env)).toEqual({
      trustedProxies: 2,
      allowedOrigins: ["https://shop.example.com", "http://localhost:5173"],
      contentOrigins: ["https://*.maps.example.com", "https://cdn.example.com"],
      requestsPerMinute: 0,
      connections: { total: 2000, ofOne: 50 },
    });
  });

  test.each([
    [{ SUNDRY_TRUSTED_PROXIES: "yes" }, /SUNDRY_TRUSTED_PROXIES must be a whole number from 0 to 10; it is "yes"/],
    [{ SUNDRY_ALLOWED_ORIGINS: "*" }, /SUNDRY_ALLOWED_ORIGINS must list origins/],
    [{ SUNDRY_ALLOWED_ORIGINS: "https://shop.example.com/" }, /"https:\/\/shop.example.com\/" is none/],
    [{ SUNDRY_CONTENT_ORIGINS: "https://a.example;script-src" }, /SUNDRY_CONTENT_ORIGINS must list origins/],
    [{ SUNDRY_CONNECTIONS: "99" }, /SUNDRY_CONNECTIONS must be a whole number from 100/],
    [{ SUNDRY_REQUESTS_PER_MINUTE: "-1" }, /SUNDRY_REQUESTS_PER_MINUTE must be/],
  ])("%o is refused in one sentence", (env, sentence) => {
    expect(() => readEdgeSettings(env)).toThrow(sentence);
  });
});
