import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { fallback, localeOf } from "#server/locales.ts";
import { inPictureWidth, photoIcon } from "#server/media/pictureUrl.ts";
import { iconSides } from "#server/media/pictureWidths.ts";
import type { PageLanguage } from "#server/http/pageSettings.ts";
import type { ShopLook, ShopLooks } from "#server/http/shopLook.ts";

const path = "/manifest.webmanifest";
const touchIcon = "/apple-touch-icon.png";

/**
 * The manifest of the built pages, with which browsers install the shop, with the shop's own name, colour and icon over it.
 * Without a built one, the address is unknown. Also the icon of iOS, which leads to the shop's own if it has one.
 */
export function shopManifest(folder: string, looks: ShopLooks, languageFor: PageLanguage): Hono {
  const app = new Hono();
  app.get(path, async (c, next) => {
    const built = await manifestIn(join(folder, path));
    if (!built) return next();
    const lang = languageFor(c);
    const manifest = { ...built, lang: localeOf(lang).tag, ...ownEntries(await looks.of(lang)) };
    c.header("Content-Type", "application/manifest+json");
    c.header("Cache-Control", "no-cache");
    c.header("Vary", "Cookie, Accept-Language");
    return c.body(JSON.stringify(manifest));
  });
  app.get(touchIcon, async (c, next) => {
    const { icon = "" } = await looks.of(fallback);
    const own = photoIcon(icon, "whole");
    if (!own) return next();
    c.header("Cache-Control", "no-cache");
    return c.redirect(inPictureWidth(own, iconSides[0]));
  });
  return app;
}

function ownEntries({ name, accent, icon }: ShopLook): object {
  return {
    ...(name !== undefined && { name, short_name: name }),
    ...(accent && { theme_color: accent.colour }),
    // Ours as the one that may be cut would be another brand's.
    ...(icon !== undefined && { icons: iconsOf(icon) }),
  };
}

/** As PNG in two sizes, because some systems take nothing else; a picture from elsewhere as it is. */
function iconsOf(icon: string): object[] {
  const png = photoIcon(icon, "clear");
  if (!png) return [{ src: icon, sizes: "any", purpose: "any" }];
  return iconSides.map((side) => ({
    src: inPictureWidth(png, side),
    type: "image/png",
    sizes: `${side}x${side}`,
    purpose: "any",
  }));
}

async function manifestIn(file: string): Promise<object | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as object;
  } catch {
    return undefined;
  }
}
