import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { settings } from "#server/db/schema/content.ts";
import { siteSetting, type SiteWords } from "#server/modules/siteWords.ts";
import { useShop } from "./support/shop.ts";

const built = await mkdtemp(join(tmpdir(), "sundry-manifest-"));
const storefrontDir = join(built, "dist");

beforeAll(async () => {
  // What a build has without a server: the files of `public`.
  await cp(join(import.meta.dirname, "../../storefront/public"), storefrontDir, { recursive: true });
  await writeFile(join(storefrontDir, "index.html"), "<!doctype html>");
  await mkdir(join(built, "dist-render"));
  await writeFile(join(built, "dist-render/package.json"), `{"type":"module"}`);
  await writeFile(join(built, "dist-render/brand.js"), "export const accentStyles = (colour) => colour;");
});
afterAll(() => rm(built, { recursive: true, force: true }));

interface Manifest {
  name: string;
  short_name: string;
  lang: string;
  theme_color: string;
  icons: { src: string; purpose: string }[];
}

describe("the web manifest", () => {
  const shop = useShop({ storefrontDir });
  const chinese = { "accept-language": "zh-CN" };

  const manifest = async (headers: Record<string, string> = {}) => {
    const answer = await shop.app.request("/manifest.webmanifest", { headers });
    expect(answer.headers.get("content-type")).toBe("application/manifest+json");
    return (await answer.json()) as Manifest;
  };

  const setSite = async (value: SiteWords) => {
    await shop.database.db.update(settings).set({ value }).where(eq(settings.name, siteSetting));
    shop.clock.at += 10_000;
  };

  test("[HM-11] it has the icons of the build, one of which may be cut to any shape", async () => {
    const { icons, name } = await manifest();
    expect(name).toBe("Sundry");
    expect(icons.map(({ purpose }) => purpose)).toEqual(["any", "maskable"]);
    for (const { src } of icons) {
      const icon = await shop.app.request(src.slice(1));
      expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    }
  });

  test("[HM-11] it has the shop's own name in the visitor's language, its colour and its icon", async () => {
    await setSite({ name: { en: "Cups", zh: "杯子" }, icp: "", accent: "#0f766e", icon: "/media/cup.png" });
    const english = await manifest();
    expect(english).toMatchObject({ name: "Cups", short_name: "Cups", lang: "en", theme_color: "#0f766e" });
    expect(english.icons).toEqual([{ src: "/media/cup.png", sizes: "any", purpose: "any" }]);
    expect(await manifest(chinese)).toMatchObject({ name: "杯子", short_name: "杯子", lang: "zh-CN" });
    expect(await manifest({ ...chinese, cookie: "locale=en" })).toMatchObject({ name: "Cups" });
  });
});
