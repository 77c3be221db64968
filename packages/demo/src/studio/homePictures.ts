import { inArray } from "drizzle-orm";
import { categoryChildren, type OpenDatabase, pages, type Services, today } from "@sundry/server/marketplace";

/** Widths that the home page requests first, besides the one in its addresses. */
const widths = [240, 480] as const;

/** Addresses of all pictures on the home page: blocks, categories of the menu and today's flash sale. */
export async function homePictures(database: OpenDatabase, { clock, config }: Services): Promise<string[]> {
  const tx = database.db as Parameters<typeof today>[0];
  const [rows, categories, slots] = await Promise.all([
    database.db
      .select({ data: pages.data })
      .from(pages)
      .where(inArray(pages.type, ["INDEX"])),
    categoryChildren(tx, "en", "0"),
    today(tx, { now: clock.now(), zone: config.shopZone }, "en"),
  ]);
  const found = JSON.stringify([rows, categories.map(({ image }) => image), slots]).match(/\/media\/[^"\\]+/g) ?? [];
  return [...new Set(found.flatMap(inWidths))];
}

function inWidths(url: string): string[] {
  return /[?&]w=/.test(url) ? [url] : widths.map((width) => `${url}&w=${width}`);
}
