import { expect, test } from "@playwright/test";
import { answerWith } from "./answers.ts";

const slide = (url: string, name: string) => ({
  img: "/media/art/rain.webp?v=1",
  url,
  name,
  action: name,
  bgColor: "#1A4DD2",
});

test("[BK-18] links in page data stay in the shop, leave it safely, or are refused", async ({ page }) => {
  const pageData = JSON.stringify({
    list: [
      { type: "unheardOf", options: { list: [] } },
      {
        type: "carousel1",
        options: { list: [slide("/coupon", "Inside"), slide("https://example.org/", "Outside")] },
      },
      {
        type: "firstAdvert",
        options: {
          list: [
            slide("javascript:window.hurt=1", "Script"),
            slide("//example.org/", "Foreign"),
            slide("data:text/html,x", "Data"),
          ],
        },
      },
    ],
  });
  await answerWith(page, "page/home*", { pageData });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Inside" }).first()).toHaveAttribute("href", /#\/coupon$/);
  const outside = page.getByRole("link", { name: "Outside", includeHidden: true }).first();
  await expect(outside).toHaveAttribute("rel", /noopener/);
  for (const name of ["Script", "Foreign", "Data"]) {
    const refused = page.locator("main a", { hasText: name });
    for (const link of await refused.all()) await expect(link).not.toHaveAttribute("href", /./);
  }
  expect(await page.locator('a[href^="javascript"], a[href^="data"], a[href^="//"]').count()).toBe(0);
  expect(await page.evaluate(() => "hurt" in window)).toBe(false);
});
