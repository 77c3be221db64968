import { expect, type Locator, type Page, test } from "@playwright/test";
import { asBuyer, find, heldInCart } from "./basket.ts";
import { balanceOf, ordersOf, payFromWallet } from "./bills.ts";
import { openAsBuyer } from "./buyers.ts";
import { cutNetwork, loseAnswer, type Way } from "./connection.ts";
import { typeRegion } from "./regions.ts";

const remark = "Please split the colours";
const street = "18 Chouzhou North Road";

/**
 * Does `act` without a network and expects the failure to show. Once the network is back, the page must continue by
 * itself or with its "Try again", which reloads a page whose code was lost halfway.
 */
async function cutAt(page: Page, way: Way, step: { act: () => Promise<unknown>; notice: Locator; wanted: Locator }) {
  const restore = await cutNetwork(page, way);
  await step.act();
  await expect(step.notice).toBeVisible();
  await restore();
  const again = page.getByRole("main").getByRole("button", { name: "Try again" });
  // A device that does not report the loss does not report the return either, so press the button until it helps.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 2000 });
    await expect(step.wanted).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** Stock of a SKU. */
async function stockOf(page: Page, { goodsId, id }: { goodsId: string; id: string }): Promise<number> {
  const { data } = (await asBuyer(page, "GET", `/goods/sku/${goodsId}/${id}`)) as { data: { quantity: number } };
  return data.quantity;
}

/** Fills the drawer for a new address; its regions are requested without a network first. */
async function fillAddress(page: Page, way: Way): Promise<Locator> {
  const drawer = page.getByRole("dialog", { name: "New address" });
  await drawer.getByLabel("Full name").fill("Mei Tanaka");
  await drawer.getByLabel("Phone number").fill("13800138000");
  await drawer.getByLabel("Street, number, unit").fill(street);
  const region = drawer.getByRole("combobox", { name: "Region" });
  const restore = await cutNetwork(page, way);
  await region.click();
  await expect(drawer.getByRole("button", { name: "Try again" })).toBeVisible();
  await restore();
  await drawer.getByRole("button", { name: "Try again" }).click();
  await drawer.getByRole("searchbox").focus();
  await typeRegion(page);
  await expect(region).toHaveText("China / Zhejiang / Jinhua / Yiwu");
  return drawer;
}

// Each uses its own product, which no other journey buys, because the stock is counted.
for (const { way, goods } of [
  { way: "reported", goods: "Stoneware teapot for two, 600 ml" },
  { way: "silent", goods: "Brushed scarf 180 cm, fringe ends" },
] as const)
  test(`[AP-04] [AP-07] [BU-03] [BU-04] [RT-07] [VA-04] a purchase that loses the network at every step (${way}): each step says so and continues, and one order is paid once`, async ({
    page,
    request,
  }) => {
    test.slow();
    await openAsBuyer(page, request);
    const [line] = await find(request, goods);
    if (!line) throw new Error(`no ${goods}`);
    const stock = await stockOf(page, line);
    const failed = page.getByText(/Network error\. Try again later\./);
    const main = page.getByRole("main");
    const found = main.getByRole("heading", { name: goods, exact: true }).getByRole("link");
    await page.goto("/#/mailUs");

    const box = page.getByRole("combobox", { name: "Search products" });
    // A shop whose code never loaded cannot show anything.
    await expect(box).toBeVisible();
    await cutAt(page, way, {
      act: async () => {
        await box.fill(goods);
        await box.press("Enter");
      },
      notice: failed.first(),
      wanted: found,
    });
    await cutAt(page, way, {
      act: () => found.click(),
      notice: failed.first(),
      wanted: main.getByRole("heading", { level: 1, name: goods }),
    });

    const add = main.getByRole("button", { name: "Add to cart", exact: true });
    const restore = await cutNetwork(page, way);
    await add.click();
    await expect(failed.first()).toBeVisible();
    await restore();
    await add.click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("cartNum"))).toBe("1");
    const [held] = Object.entries(await heldInCart(page));
    expect(held?.[1].num).toBe(line.minimum);

    await cutAt(page, way, {
      act: () => page.getByRole("banner").getByRole("link", { name: /^Cart/ }).click(),
      notice: failed.first(),
      wanted: main.getByRole("article", { name: goods }),
    });
    const checkOut = main.getByRole("button", { name: /^Check out 1 / });
    await expect(checkOut).toBeEnabled();
    await cutAt(page, way, {
      act: () => checkOut.click(),
      notice: page.getByText(/Network error|^You're offline/).first(),
      wanted: main.getByRole("button", { name: "New address" }),
    });

    await main.getByRole("button", { name: "Add a note to the seller" }).click();
    await main.getByLabel("Note to seller").fill(remark);
    await cutAt(page, way, {
      act: () => main.getByRole("button", { name: "New address" }).click(),
      notice: page.getByText("You're offline. This will open as soon as you're back online.").first(),
      wanted: page.getByRole("dialog", { name: "New address" }),
    });
    const drawer = await fillAddress(page, way);
    await cutAt(page, way, {
      act: () => drawer.getByRole("button", { name: "Save address" }).click(),
      notice: drawer.getByText(/Network error/),
      wanted: drawer.getByRole("button", { name: "Save address" }),
    });
    await expect(drawer.getByLabel("Street, number, unit")).toHaveValue(street);
    await drawer.getByRole("button", { name: "Save address" }).click();
    await expect(main.getByRole("radio", { name: /Mei Tanaka/ })).toBeChecked();
    await expect(main.getByLabel("Note to seller")).toHaveValue(remark);

    const submit = main.getByRole("button", { name: "Place order" });
    // The choice shows at once; the server calculates the amounts, and that call is not cut off here.
    await expect(submit).toBeEnabled();
    const unsure = main.getByRole("alert").filter({ hasText: "we never create the same order twice" });
    if (way === "silent") {
      await loseAnswer(page, "cart/create/trade");
      await submit.click();
      await expect(unsure).toBeVisible();
    } else await cutAt(page, way, { act: () => submit.click(), notice: unsure, wanted: submit });
    await expect(main.getByLabel("Note to seller")).toHaveValue(remark);
    await submit.click();
    const paid = main.getByRole("heading", { name: "Payment successful" });
    const pay = main.getByRole("button", { name: /^Pay \$/ });
    await expect(pay).toBeVisible();

    if (way === "silent") {
      await loseAnswer(page, "payment/cashier/pay/**");
      await payFromWallet(page);
    } else {
      await cutAt(page, way, {
        act: () => payFromWallet(page),
        notice: main.getByRole("alert"),
        wanted: main.getByRole("button", { name: "Check payment" }),
      });
      await main.getByRole("button", { name: "Check payment" }).click();
      await expect(page.getByText(/you haven't paid anything/)).toBeVisible();
      // The last page's code is requested after the network is lost again.
      await page.route("**/api/payment/cashier/pay/**", async (route) => {
        const response = await route.fetch();
        await page.context().setOffline(true);
        await route.fulfill({ response });
      });
      await payFromWallet(page);
      // Its code may have loaded, failed or be pending: the notice above the page says that there is no network.
      await expect(
        failed
          .or(paid)
          .or(page.getByText(/^You're offline/))
          .first(),
      ).toBeVisible();
      await page.context().setOffline(false);
    }
    await expect(paid).toBeVisible();

    const orders = (await ordersOf(page)) as { sn: string; orderStatus: string; flowPrice: number }[];
    expect(orders).toHaveLength(1);
    expect(orders[0]?.orderStatus).not.toBe("UNPAID");
    expect(await balanceOf(page)).toBeCloseTo(100 - (orders[0]?.flowPrice ?? 0), 2);
    await expect.poll(async () => stock - (await stockOf(page, line))).toBe(line.minimum);
    const { order } = (await asBuyer(page, "GET", `/order/${orders[0]?.sn}`)) as { order: { remark: string } };
    expect(order.remark).toBe(remark);
    expect(await asBuyer(page, "GET", "/member/address")).toMatchObject({ total: 1 });
  });
