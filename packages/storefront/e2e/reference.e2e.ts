import { test as base, expect, type Page } from "@playwright/test";
import { newName, password, skipCouponsOfTheDay } from "./buyers.ts";
import { createMarketplace, type Marketplace } from "./reference/marketplace.ts";
import { mug, teapot } from "./reference/goods.ts";
import { sentCode } from "./reference/members.ts";
import { servePages, serveBackend } from "./reference/serve.ts";
import { chooseRegion } from "./regions.ts";

interface Shop extends Marketplace {
  /** Address of the pages. */
  url: string;
}

/**
 * The pages with `dialect: "reference"`, and that backend on another host. A request that the backend does not
 * understand fails the journey.
 */
const test = base.extend<{ shop: Shop }>({
  shop: async ({ page }, use) => {
    const marketplace = createMarketplace();
    const backend = await serveBackend(marketplace.backend.handle);
    const bases = { buyer: backend.url, common: backend.url, im: backend.url };
    const pages = await servePages({ dialect: "reference", bases, currency: "CNY" });
    const lost: string[] = [];
    const errors: string[] = [];
    page.on("response", (answer) => {
      if (answer.status() === 404 && answer.url().startsWith(pages.url)) lost.push(new URL(answer.url()).pathname);
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await use({ ...marketplace, url: pages.url });
    expect(marketplace.backend.faults).toEqual([]);
    expect(errors).toEqual([]);
    // The settings were changed after the build, and nothing is asked where the build would have asked.
    expect(lost.filter((path) => !path.startsWith("/media/"))).toEqual([]);
    await Promise.all([backend.close(), pages.close()]);
  },
});

/** Logs a buyer in at the backend, without the forms, and opens the pages; returns the name. */
async function openAsBuyer(page: Page, { url, members }: Shop): Promise<string> {
  const username = newName();
  const tokens = members.addLoggedIn(username, password);
  await page.goto(`${url}/start.js`);
  await skipCouponsOfTheDay(page);
  await page.evaluate(
    ([kept, name]) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      localStorage.setItem("userInfo", JSON.stringify({ username: name, nickName: name, face: "" }));
    },
    [tokens, username] as const,
  );
  return username;
}

/** A buyer with an address. */
async function openWithAddress(page: Page, shop: Shop): Promise<void> {
  shop.addAddress(await openAsBuyer(page, shop));
}

/** Puts a product into the cart and opens the checkout. */
async function openCheckout(page: Page, { url }: Shop): Promise<void> {
  await page.goto(`${url}/#/goodsDetail?goodsId=${teapot.goodsId}&skuId=${teapot.skuId}`);
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cartNum"))).toBe("1");
  await page.goto(`${url}/#/pay?way=CART`);
  await expect(page.getByRole("radio", { name: /Mei Tanaka/ })).toBeChecked();
  // What an earlier visit showed is being read again until then.
  await expect(page.getByRole("button", { name: "Place order" })).toBeEnabled();
}

async function addAddress(page: Page): Promise<void> {
  await page.getByRole("button", { name: "New address" }).click();
  const drawer = page.getByRole("dialog", { name: "New address" });
  await drawer.getByLabel("Full name").fill("Mei Tanaka");
  await drawer.getByLabel("Phone number").fill("13800138000");
  await drawer.getByLabel("Street, number, unit").fill("18 Chouzhou North Road");
  await chooseRegion(drawer.getByRole("combobox", { name: "Region" }), ["浙江省", "金华市", "义乌市", "稠城街道"]);
  await drawer.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByRole("radio", { name: /Mei Tanaka/ })).toBeChecked();
}

const solvePuzzle = async (page: Page) => {
  const slider = page.getByRole("dialog", { name: "Security check" }).getByRole("slider");
  await slider.press("ArrowRight");
  await slider.press("Enter");
};

test("[AP-09] [SE-06] [SE-07] a buyer of the reference backend registers by mobile and logs in", async ({
  page,
  shop,
}) => {
  const username = newName();
  await page.goto(`${shop.url}/#/SignUp`);
  await skipCouponsOfTheDay(page);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Mobile number").fill("mei@example.com");
  await page.getByLabel("Mobile number").blur();
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText(/^Enter a mobile number\./)).toBeVisible();
  await page.getByLabel("Mobile number").fill("13912345678");
  await page.getByRole("button", { name: /code/i }).click();
  await solvePuzzle(page);
  await page.getByRole("textbox", { name: "Code" }).fill(sentCode);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  await page.getByLabel("I accept the privacy policy").check();
  await page.getByRole("button", { name: "Register" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("userInfo"))).toContain(username);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${shop.url}/#/login`);
  // Only a new document forgets the login.
  await page.reload();
  await skipCouponsOfTheDay(page);
  await expect(page.getByLabel(/Keep me logged in|Stay logged in/)).toHaveCount(0);
  await page.getByLabel("Username, mobile or email").fill(username);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await solvePuzzle(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("userInfo"))).toContain(username);
});

test("[AP-09] [BU-01] [BU-03] [BU-04] a purchase on the reference backend, paid by a code", async ({ page, shop }) => {
  await openAsBuyer(page, shop);
  await page.goto(`${shop.url}/#/`);
  await page.getByRole("combobox", { name: "Search products" }).fill("stoneware");
  await page.getByRole("combobox", { name: "Search products" }).press("Enter");
  const found = page.getByRole("main");
  await expect(found.getByRole("heading", { name: mug.name })).toBeVisible();
  await expect(found.getByText("In stock")).toHaveCount(0);
  await found.getByRole("heading", { name: teapot.name }).getByRole("link").click();
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cartNum"))).toBe("1");
  await page.goto(`${shop.url}/#/cart`);
  await expect(page.getByRole("article", { name: teapot.name })).toBeVisible();
  await page.goto(`${shop.url}/#/pay?way=CART`);
  await addAddress(page);
  await page.getByRole("button", { name: "Place order" }).click();

  await expect(page).toHaveURL(/#\/payMent\?orderType=TRADE&sn=T1000/);
  await page.getByRole("radio", { name: /WeChat/ }).check();
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page).toHaveURL(/#\/qrpay/i);
  await expect(page.getByRole("img", { name: /QR code to pay ￥128\.50/ })).toBeVisible();
  await page.getByRole("button", { name: "I have paid" }).click();
  await expect(page.getByText("We haven't received your payment yet.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("img", { name: /QR code to pay ￥128\.50/ })).toBeVisible();
  shop.payByCode("T1000");
  await expect(page.getByRole("heading", { name: "Payment successful" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Payment complete" })).toContainText("￥128.50");
  await page.getByRole("link", { name: "View my orders" }).click();
  await expect(page.getByRole("main").getByRole("article", { name: /^Order / })).toContainText("Being packed");
});

test("[AP-09] [AP-07] [BU-05] without submit keys the reference backend gets no order twice, and none that the buyer did not see", async ({
  page,
  shop,
}) => {
  await openWithAddress(page, shop);
  await openCheckout(page, shop);
  const placing = "**/buyer/trade/carts/create/trade";
  await page.route(placing, async (route) => {
    // The order is placed, and its answer is lost.
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByRole("alert")).toContainText("check first whether it was placed");
  await page.unroute(placing);
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/#\/home\/MyOrder/i);
  expect(shop.trades()).toEqual(["T1000"]);

  await openCheckout(page, shop);
  const before = teapot.price;
  try {
    teapot.price = 131;
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page.getByRole("alert")).toContainText("Your order has changed.");
    await expect(page.getByRole("main")).toContainText("￥131.00");
    expect(shop.trades()).toEqual(["T1000"]);
  } finally {
    teapot.price = before;
  }
});

test("[AP-09] [BU-04] [MC-04] the wallet of the reference backend pays after a confirmation; a refund is requested", async ({
  page,
  shop,
}) => {
  await openWithAddress(page, shop);
  await openCheckout(page, shop);
  await page.getByRole("button", { name: "Place order" }).click();
  await page.getByRole("radio", { name: /Wallet/ }).check();
  await expect(page.getByText("You haven't set a payment password.")).toHaveCount(0);
  await page.getByRole("button", { name: /^Pay / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Pay now" }).click();
  await expect(page.getByRole("heading", { name: "Payment successful" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Payment complete" })).toContainText("￥128.50");
  shop.ship();
  await page.goto(`${shop.url}/#/home/OrderDetail?sn=O1000`);
  await page.getByRole("region", { name: "Items" }).getByRole("link", { name: "Return or refund" }).click();
  await page.getByLabel("Reason").selectOption("Not as described");
  await page.getByLabel(/What is wrong/).fill("The lid has a crack");
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page).toHaveURL(/#\/home\/AfterSaleDetail\?sn=A1000/i);
  await expect(page.getByText("The lid has a crack")).toBeVisible();
  await page.goto(`${shop.url}/#/home/AfterSale`);
  await expect(page.getByRole("article", { name: /A1000/ })).toBeVisible();
});

test("[AP-09] [MC-14] an address that was changed elsewhere in the meantime is not overwritten", async ({
  page,
  shop,
}) => {
  await openWithAddress(page, shop);
  await page.goto(`${shop.url}/#/home/AddAddress?id=300`);
  const street = page.getByLabel("Street, number, unit");
  await expect(street).toHaveValue("18 Chouzhou North Road");
  Object.assign(shop.addresses[0] ?? {}, { detail: "20 Chouzhou North Road" });
  await street.fill("99 Elsewhere Road");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByRole("alert")).toContainText("This address was changed in another tab.");
  expect(shop.addresses[0]).toMatchObject({ detail: "20 Chouzhou North Road" });
  await page.getByRole("button", { name: "Reload address" }).click();
  await expect(street).toHaveValue("20 Chouzhou North Road");
  await street.fill("99 Elsewhere Road");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("Address saved")).toBeVisible();
  expect(shop.addresses[0]).toMatchObject({ detail: "99 Elsewhere Road" });
});

test("[AP-09] [EN-05] [MC-10] [MC-15] [MC-17] what the reference backend does not have is not asked for, not offered, or done otherwise", async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/#/mailUs`);
  await skipCouponsOfTheDay(page);
  await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toBeVisible();
  await openAsBuyer(page, shop);
  await page.goto(`${shop.url}/#/mailUs`);
  await page.getByLabel("Your name").fill("Mei Tanaka");
  await page.getByLabel("Email").fill("mei@example.com");
  await page.getByLabel("Subject").fill("Delivery");
  await page.getByLabel("Message").fill("Do you ship to Yiwu?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "Message sent" })).toBeVisible();
  expect(shop.letters).toEqual(["Delivery\nDo you ship to Yiwu?\nMei Tanaka, mei@example.com"]);
  await page.goto(`${shop.url}/#/home/AccountSafe`);
  await expect(page.getByRole("heading", { name: "Account security" })).toBeVisible();
  await expect(page.getByText("Login password")).toBeVisible();
  await expect(page.getByText("Payment password")).toHaveCount(0);
});
