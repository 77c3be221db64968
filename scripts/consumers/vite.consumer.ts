import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Consumer, installed } from "./consumer.ts";
import { lookDifferences, looks } from "../../packages/ui/src/testing/looks.ts";
import { shopWorks } from "./shopWorks.ts";
import { serveFolder } from "./staticServer.ts";
import { visit } from "./visit.ts";

describe("a site with Vite", () => {
  let site: Consumer;
  const built = () => join(site.folder, "dist");

  beforeAll(async () => {
    site = await installed("vite", { sources: "src", pictures: "public/pictures" });
    await site.run("tsc");
    await site.run("vite", "build");
  });

  test.each(["index", "reset", "parts"])("[UI-01] %s.html works", async (name) => {
    const { page, complaints, picture } = await visit(`${await serveFolder(built())}/${name}.html`);
    await picture(`vite-${name}`);
    await shopWorks(page);
    expect(complaints).toEqual([]);
  });

  test.each(["reset", "parts"])(
    "[UI-01] components look the same with %s.html as with one style sheet",
    async (name) => {
      const url = await serveFolder(built());
      const [plain, other] = await Promise.all([visit(`${url}/index.html`), visit(`${url}/${name}.html`)]);
      const plainLooks = await plain.page.evaluate(looks);
      expect(plainLooks.length).toBeGreaterThan(400);
      expect(lookDifferences(plainLooks, await other.page.evaluate(looks))).toEqual([]);
    },
  );

  test("[UI-01] a strict content security policy with a nonce refuses nothing", async () => {
    const policy = [
      "default-src 'none'",
      "script-src 'nonce-abc123' 'strict-dynamic'",
      "style-src 'self' 'nonce-abc123'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
    ].join("; ");
    const url = await serveFolder(built(), {
      headers: { "content-security-policy": policy },
      page: (html) => html.replaceAll("<script ", '<script nonce="abc123" '),
    });
    const { page, complaints } = await visit(`${url}/index.html`);
    await shopWorks(page);
    expect(complaints).toEqual([]);
    // The same page without the nonce shows what would be refused.
    const without = await visit(`${url}/index.html?no-nonce`);
    await without.page.getByRole("button", { name: "Ask the store" }).click();
    await without.page.getByRole("dialog").waitFor();
    expect(without.complaints.join("\n")).toContain("style-src");
  });
});
