import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { settings } from "#server/db/schema/content.ts";
import { originalName, photoStoresOf } from "#server/media/photoStores.ts";
import { photoDigest } from "#server/media/uploadStore.ts";
import { siteSetting, type SiteWords } from "#server/settings/siteWords.ts";
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
  icons: { src: string; purpose: string; sizes: string; type: string }[];
}

describe("the web manifest", () => {
  const shop = useShop({ storefrontDir, dataDir: join(built, "data") });
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

  const pictureAt = async (address: string) => {
    const answer = await shop.app.request(address);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    return sharp(await answer.arrayBuffer());
  };

  test("[HM-11] it has the icons of the build as SVG and PNG, some of which may be cut to any shape", async () => {
    const { icons, name } = await manifest();
    expect(name).toBe("Sundry");
    expect(icons.map(({ purpose }) => purpose)).toEqual(["any", "maskable", "any", "any", "maskable"]);
    for (const { src, type } of icons) {
      const icon = await shop.app.request(src.slice(1));
      expect([icon.status, icon.headers.get("content-type")]).toEqual([200, type]);
    }
    expect(await (await pictureAt("/apple-touch-icon.png")).metadata()).toMatchObject({ width: 180, height: 180 });
  });

  test("[HM-11] it has the shop's own name in the visitor's language, its colour and its icon", async () => {
    await setSite({ name: { en: "Cups", zh: "杯子" }, icp: "", accent: "#0f766e", icon: "/media/cup.png" });
    const english = await manifest();
    expect(english).toMatchObject({ name: "Cups", short_name: "Cups", lang: "en", theme_color: "#0f766e" });
    expect(english.icons).toEqual([{ src: "/media/cup.png", sizes: "any", purpose: "any" }]);
    expect(await manifest({ cookie: "locale=zh" })).toMatchObject({ name: "杯子", short_name: "杯子", lang: "zh-CN" });
    expect(await manifest(chinese)).toMatchObject({ name: "Cups" });
  });

  test("[HM-11] a shop's own icon is a square PNG in two sizes, and on white for iOS, whatever its shape", async () => {
    const wide = { width: 300, height: 100, channels: 4, background: "#0f766e" } as const;
    const photo = await sharp({ create: wide }).png().toBuffer();
    const digest = photoDigest(photo);
    const { originals } = photoStoresOf(shop.services.config);
    await originals.keep(originalName(digest), photo, "image/png");
    await setSite({ name: { en: "Cups" }, icp: "", icon: `/media/photos/${digest}.webp?w=128` });
    const { icons } = await manifest();
    expect(icons.map(({ sizes, type }) => `${sizes} ${type}`)).toEqual(["240x240 image/png", "640x640 image/png"]);
    for (const { src, sizes } of icons) {
      const icon = await pictureAt(src);
      const { width, height } = await icon.metadata();
      expect([`${width}x${height}`, (await icon.stats()).isOpaque]).toEqual([sizes, false]);
    }
    const led = await shop.app.request("/apple-touch-icon.png");
    expect([led.status, led.headers.get("cache-control")]).toEqual([302, "no-cache"]);
    const touch = await pictureAt(led.headers.get("location") ?? "");
    expect(await touch.metadata()).toMatchObject({ width: 240, height: 240 });
    expect((await touch.stats()).isOpaque).toBe(true);
    expect([...(await touch.extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw().toBuffer())]).toEqual(
      [255, 255, 255],
    );
    expect((await shop.app.request(`/media/photos/${digest}.png?w=1280`)).status).toBe(404);
  });
});
