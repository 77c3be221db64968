import { expect, type Page, test } from "@playwright/test";
import { payFromWallet } from "./bills.ts";
import { newName, password, skipCouponsOfTheDay } from "./buyers.ts";
import { chooseRegion, yiwu, yiwuInChinese } from "./regions.ts";

/** The words of the purchase in one language. */
interface Wording {
  locale: "en" | "zh";
  width: number;
  word: string;
  searchBox: string;
  filters: string | null;
  price: string;
  lowest: string;
  highest: string;
  apply: string;
  goods: string;
  sku: string;
  count: string;
  add: string;
  loginNow: string;
  register: RegExp;
  name: RegExp;
  secret: string;
  again: string;
  agree: string;
  newAddress: string;
  receiver: string;
  mobile: string;
  region: string;
  places: readonly string[];
  street: string;
  save: string;
  oneUsed: string;
  submit: string;
  wallet: string;
  paid: string;
  orders: string;
  paidState: string;
}

const english: Wording = {
  locale: "en",
  width: 1440,
  word: "umbrella",
  searchBox: "Search products",
  filters: null,
  price: "Unit price",
  lowest: "Lowest price",
  highest: "Highest price",
  apply: "Apply",
  goods: "Garden umbrella 2.4 m, pulley and crank-free",
  sku: "Forest",
  count: "Quantity",
  add: "Add to cart",
  loginNow: "Login now",
  register: /^Register$/,
  name: /^Username$/,
  secret: "Password",
  again: "Confirm password",
  agree: "I accept the privacy policy",
  newAddress: "New address",
  receiver: "Full name",
  mobile: "Phone number",
  region: "Region",
  places: yiwu,
  street: "Street, number, unit",
  save: "Save address",
  oneUsed: "1 used",
  submit: "Place order",
  wallet: "Wallet",
  paid: "Payment successful",
  orders: "View my orders",
  paidState: "Being packed",
};

const chinese: Wording = {
  locale: "zh",
  width: 390,
  word: "伞",
  searchBox: "搜索商品",
  filters: "筛选",
  price: "单价",
  lowest: "最低价",
  highest: "最高价",
  apply: "确定",
  goods: "庭院大伞2.4米 拉绳款",
  sku: "森林绿",
  count: "数量",
  add: "加入购物车",
  loginNow: "立即登录",
  register: /^立即注册$/,
  name: /^用户名$/,
  secret: "密码",
  again: "确认密码",
  agree: "我已阅读并同意隐私政策",
  newAddress: "新增地址",
  receiver: "收货人",
  mobile: "手机号",
  region: "所在地区",
  places: yiwuInChinese,
  street: "详细地址",
  save: "保存地址",
  oneUsed: "已用1张",
  submit: "提交订单",
  wallet: "余额支付",
  paid: "支付成功",
  orders: "查看我的订单",
  paidState: "待发货",
};

/** Registers through the form, which logs in and leads back to the goods. */
async function register(page: Page, words: Wording): Promise<void> {
  const name = newName();
  await skipCouponsOfTheDay(page);
  // Not the one in the top bar of the page before, which is still there for a moment.
  await page.getByRole("main").getByRole("link", { name: words.register }).click();
  await page.getByLabel(words.name).fill(name);
  await page.getByRole("textbox", { name: words.secret, exact: true }).fill(password);
  await page.getByLabel(words.again, { exact: true }).fill(password);
  await page.getByLabel(words.agree).check();
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/#\/goodsDetail/);
}

/** Fills the drawer for a new address. */
async function addAddress(page: Page, words: Wording): Promise<void> {
  await page.getByRole("button", { name: words.newAddress }).click();
  const drawer = page.getByRole("dialog", { name: words.newAddress });
  await drawer.getByLabel(words.receiver).fill("Mei Tanaka");
  await drawer.getByLabel(words.mobile).fill("13800138000");
  await drawer.getByLabel(words.street).fill("18 Chouzhou North Road");
  const region = drawer.getByRole("combobox", { name: words.region });
  await chooseRegion(region, words.places);
  await drawer.getByRole("button", { name: words.save }).click();
  await expect(page.getByRole("radio", { name: /Mei Tanaka/ })).toBeChecked();
}

for (const words of [english, chinese])
  test(`[GD-01] [GD-02] [SE-07] [SE-08] [BU-01] [BU-03] [BU-04] [BU-06] [EN-02] a first purchase, ${words.locale} at ${words.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: words.width, height: 844 });
    await page.addInitScript((locale) => localStorage.setItem("locale", locale), words.locale);
    await page.goto("/");

    await page.getByRole("combobox", { name: words.searchBox }).fill(words.word);
    await page.getByRole("combobox", { name: words.searchBox }).press("Enter");
    await expect(page).toHaveURL(/#\/goodsList\?keyword=/);
    if (words.filters) await page.getByRole("button", { name: words.filters, exact: true }).click();
    const price = page.getByRole("region", { name: words.price, exact: true });
    await price.getByRole("textbox", { name: words.lowest }).fill("25");
    await price.getByRole("textbox", { name: words.highest }).fill("30");
    await price.getByRole("button", { name: words.apply, exact: true }).click();
    await expect(page).toHaveURL(/price=25_30/);
    if (words.filters) await page.keyboard.press("Escape");
    await page.getByRole("main").getByRole("heading", { name: words.goods, exact: true }).getByRole("link").click();

    await expect(page.getByRole("heading", { level: 1, name: words.goods })).toBeVisible();
    await page.getByRole("button", { name: words.sku, exact: true }).click();
    await expect(page.getByRole("button", { name: words.sku, exact: true })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: words.add, exact: true }).click();
    // On a phone the button first shows what it adds.
    const sheet = page.getByRole("dialog", { name: words.goods });
    if (words.width < 640) await sheet.getByRole("button", { name: words.add, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: words.loginNow }).click();
    await register(page, words);

    await expect(page.getByRole("button", { name: words.sku, exact: true })).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("textbox", { name: words.count })).toHaveValue("2");
    // The visitor's action is done after the login.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("cartNum"))).toBe("1");
    await page.goto("/#/cart");
    await expect(page.getByRole("article", { name: words.goods })).toBeVisible();
    await page.goto("/#/pay?way=CART");

    await addAddress(page, words);
    await expect(page.getByText(words.oneUsed)).toBeVisible();
    await page.getByRole("button", { name: words.submit }).click();

    await expect(page).toHaveURL(/#\/payMent\?orderType=TRADE&sn=\w+/);
    await expect(page.getByRole("radio", { name: words.wallet })).toBeChecked();
    await payFromWallet(page);
    await expect(page.getByRole("heading", { name: words.paid })).toBeVisible();
    await page.getByRole("link", { name: words.orders }).click();

    const order = page.getByRole("main").getByRole("article", { name: /^(Order |订单)/ });
    await expect(order).toContainText(words.goods);
    await expect(order).toContainText(words.paidState);
  });
