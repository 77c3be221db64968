import { Hono } from "hono";
import { beforeEach, expect, test, vi } from "vitest";
import { clientAddress } from "./clientAddress.ts";

const lines: string[] = [];
let year = 2100;
beforeEach(({ onTestFinished }) => {
  // The same warning is written once an hour in a process, so each test is in a year of its own.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(year, 0) });
  year += 1;
  lines.length = 0;
  const written = vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  onTestFinished(() => {
    written.mockRestore();
    vi.useRealTimers();
  });
});

/** The address that a shop with so many trusted proxies counts a request by. */
async function seen(peer: string, forwarded?: string, trustedProxies = 0): Promise<string> {
  const app = new Hono().get("/", (c) => c.text(clientAddress(c, trustedProxies)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return (await app.request("/", { headers }, { incoming: { socket: { remoteAddress: peer } } })).text();
}

test.each(["127.0.0.1", "::1", "::ffff:10.0.0.2", "172.18.0.1", "192.168.1.4", "fd00::2"])(
  "[SE-03] behind a proxy at %s that the shop was not told about, nobody is counted, and the operator reads so once an hour",
  async (proxy) => {
    for (const buyer of ["198.51.100.1", "198.51.100.2", "10.1.1.1, 198.51.100.3"])
      expect(await seen(proxy, buyer)).toBe("");
    expect(lines.map((line) => (JSON.parse(line) as { warning: string }).warning)).toEqual([
      "Requests come through a proxy that the shop was not told about, so it can't tell its buyers apart. Set SUNDRY_TRUSTED_PROXIES.",
    ]);
    expect(lines.join()).not.toContain("198.51.100");
    vi.setSystemTime(Date.now() + 60 * 60_000);
    await seen(proxy, "198.51.100.1");
    expect(lines).toHaveLength(2);
  },
);

test("[SE-03] a buyer who only pretends to come through a proxy is counted, and nothing is written", async () => {
  expect(await seen("203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
  expect(await seen("127.0.0.1")).toBe("127.0.0.1");
  expect(await seen("10.0.0.2", "6.6.6.6, 203.0.113.7", 1)).toBe("203.0.113.7");
  expect(lines).toEqual([]);
});
