import { expect, type Page, test } from "@playwright/test";
import { openAsBuyer } from "./buyers.ts";
import { placeOrder, ordersOf } from "./bills.ts";

/** Sheets of paper that the browser makes of the page, of 210 by 297 mm (A4) or 8.5 by 11 in (Letter). */
async function sheets(page: Page, format: "A4" | "Letter"): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: false });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** What is shown on paper that only makes sense on a screen. */
const chrome = (page: Page) =>
  page.locator(
    "header:not(main *), footer, [role=dialog], [role=search], [role=navigation]:not(main *), nav:not(main *), button, [role=status]:not(main *)",
  );

test("[MC-03] an order of ten lines is one sheet of paper, A4 or Letter, with its lines, sums, address and code and without the site around it", async ({
  page,
  request,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openAsBuyer(page, request);
  await placeOrder(page, request);
  const sn = (await ordersOf(page))[0]?.sn ?? "";
  // As stores of the demo have no ten goods that are sold by the piece, its one line is repeated.
  await page.route(/\/api\/order\/[^/]+$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { result: { orderItems: { sn: string; goodsName: string }[] } };
    const [line] = body.result.orderItems;
    if (line)
      body.result.orderItems = Array.from({ length: 10 }, (_, place) => ({
        ...line,
        sn: `${line.sn}-${place}`,
        goodsName: `${line.goodsName}, no. ${place + 1}`,
      }));
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(`/#/home/OrderDetail?sn=${sn}`);
  const goods = page.getByRole("region", { name: "Items" });
  await expect(goods.getByRole("listitem")).toHaveCount(10);
  await expect(page.getByRole("button", { name: "Print order" })).toBeVisible();
  await expect(page.getByRole("img", { name: /OrderDetail/ })).toBeHidden();

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const part of await chrome(page).all()) await expect(part).toBeHidden();
  await expect(goods.getByRole("listitem").nth(9)).toBeVisible();
  // The head of a table is repeated on each sheet if it may not be cut.
  const head = goods.locator("div").first();
  await expect(head).toHaveCSS("display", "table-header-group");
  await expect(head).toHaveCSS("break-inside", "avoid");
  await expect(page.getByRole("region", { name: "Ship to" })).toContainText("18 Chouzhou North Road");
  await expect(page.getByRole("region", { name: "Amounts" })).toBeVisible();
  await expect(page.getByRole("img", { name: new RegExp(`OrderDetail\\?sn=${sn}`) })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.querySelector("h1") ?? document.body).color)).toBe(
    "rgb(0, 0, 0)",
  );
  for (const format of ["A4", "Letter"] as const) expect(await sheets(page, format)).toBe(1);
});
