import fc from "fast-check";
import { expect, test } from "vitest";
import { hrefTo, pageAt, type PageName, type PageQuery, pages } from "./addresses.ts";

const read = <Name extends PageName>(name: Name, search: string) =>
  pages[name].query.read(new URLSearchParams(search)) as PageQuery<Name>;

test.each([
  [hrefTo.home(), "/"],
  [hrefTo.home({ distributionId: "77" }), "/?distributionId=77"],
  [hrefTo.goods({ goodsId: "7", skuId: "9" }), "/goodsDetail?goodsId=7&skuId=9"],
  [hrefTo.goodsList({ categoryId: ["1", "2"] }), "/goodsList?categoryId=1,2"],
  [hrefTo.goodsList({ sort: "price", order: "asc", pageNumber: 1 }), "/goodsList?sort=price&order=asc"],
  [hrefTo.goodsList({ sort: "price", order: "desc" }), "/goodsList?sort=price&order=desc"],
  [hrefTo.goodsList({ price: { max: 4.5 } }), "/goodsList?price=_4.5"],
  [hrefTo.goodsList({ prop: [{ name: "Colour", value: "Blue" }] }), "/goodsList?prop=Colour_Blue"],
  [hrefTo.checkout({ way: "CART" }), "/pay?way=CART"],
  [hrefTo.cashier({ orderType: "TRADE", sn: "T1" }), "/payMent?orderType=TRADE&sn=T1"],
  [hrefTo.orders({ tag: "ALL", pageNumber: 1 }), "/home/MyOrder"],
  [hrefTo.favourites({ type: "STORE" }), "/home/Favorites?type=STORE"],
  [hrefTo.article({ id: "12" }), "/article?id=12"],
])("[RT-10] a link is %s and leaves out defaults, unless the specification requires them", (href, expected) => {
  expect(href).toBe(expected);
});

test.each([
  ["wallet", "", { tab: "log", pageNumber: 1, recharge: "" }],
  ["wallet", "tab=withdraw&pageNumber=3", { tab: "withdraw", pageNumber: 3, recharge: "" }],
  ["wallet", "tab=gifts&pageNumber=-1", { tab: "log", pageNumber: 1, recharge: "" }],
  ["wallet", "recharge=23.50", { tab: "log", pageNumber: 1, recharge: "23.50" }],
  ["wallet", "recharge=1e9", { tab: "log", pageNumber: 1, recharge: "" }],
  ["evaluations", "pageNumber=1.5", { tab: "toWrite", pageNumber: 1 }],
  ["checkout", "way=buy_now", { way: "BUY_NOW" }],
  ["checkout", "way=everything", { way: "CART" }],
  [
    "goods",
    "goodsId=<script>",
    { goodsId: "", skuId: undefined, grade: "all", reviewPage: 1, reviewSort: "newest", distributionId: undefined },
  ],
  ["cashier", "orderType=order&sn=O1", { orderType: "ORDER", sn: "O1" }],
  ["cashier", "sn=T1", { orderType: "TRADE", sn: "T1" }],
  ["cashier", "orderType=GIFT&sn=Y1", { orderType: undefined, sn: "Y1" }],
  ["qrPay", "sn=T1&method=wechat", { orderType: "TRADE", sn: "T1", method: "WECHAT" }],
  ["topic", "id=../../etc", { id: "" }],
] as const)("[RT-10] %s reads %j and uses the default for malformed values", (name, search, query) => {
  expect(read(name, search)).toEqual(query);
});

test("[RT-08] [GD-01] a list keeps everything in its address, in any order", () => {
  const search =
    "keyword=cup&storeId=3&categoryId=1,2&brandId=5@6&prop=Colour_Blue@Size_L&price=9_2&total=15&inStock=true&sort=price&order=asc&view=list&pageNumber=4&pageSize=40";
  const values = read("goodsList", search);
  expect(values).toMatchObject({ price: { min: 2, max: 9 }, total: { min: 15 }, brandId: ["5", "6"], pageSize: 40 });
  expect(read("goodsList", hrefTo.goodsList(values).split("?")[1] ?? "")).toEqual(values);
});

const id = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const word = fc.stringMatching(/^[a-zA-Z\u4e00-\u9fa5][a-z &+%#,\u4e00-\u9fa5]{0,10}[a-z\u4e00-\u9fa5]$/);
const cents = fc.option(fc.integer({ min: 0, max: 999_999 }), { nil: undefined });
const inUnits = (amount: number | undefined) => (amount === undefined ? undefined : amount / 100);
const range = fc.tuple(cents, cents).map(([one, other]) => {
  const turned = one !== undefined && other !== undefined && one > other;
  return { min: inUnits(turned ? other : one), max: inUnits(turned ? one : other) };
});
const listQueries: fc.Arbitrary<PageQuery<"goodsList">> = fc.record({
  keyword: fc.oneof(fc.constant(""), word),
  storeId: fc.option(id, { nil: undefined }),
  categoryId: fc.uniqueArray(id, { maxLength: 3 }),
  couponId: fc.option(id, { nil: undefined }),
  brandId: fc.uniqueArray(id, { maxLength: 4 }),
  prop: fc.uniqueArray(fc.record({ name: word, value: word }), {
    maxLength: 4,
    selector: ({ name, value }) => `${name}_${value}`,
  }),
  price: range,
  total: range,
  minimum: range,
  dispatch: fc.constantFrom(...pages.goodsList.query.params.dispatch.values),
  colour: fc.subarray([...pages.goodsList.query.params.colour.values]),
  rating: fc.constantFrom(...pages.goodsList.query.params.rating.values),
  inStock: fc.boolean(),
  sort: fc.constantFrom(...pages.goodsList.query.params.sort.values),
  order: fc.constantFrom("asc", "desc", undefined),
  view: fc.constantFrom("grid", "list"),
  pageNumber: fc.integer({ min: 1, max: 9999 }),
  pageSize: fc.constantFrom(...pages.goodsList.query.params.pageSize.values),
});

test("[GD-01] any list can be read back from its address", () => {
  fc.assert(
    fc.property(listQueries, (query) => {
      expect(read("goodsList", hrefTo.goodsList(query).split("?")[1] ?? "")).toEqual(query);
    }),
  );
});

test("[RT-10] no address makes a page crash", () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (search) => {
      for (const { query } of Object.values(pages)) expect(() => query.read(new URLSearchParams(search))).not.toThrow();
    }),
  );
});

test.each([
  "pageNumber=-3&pageSize=7&sort=rm&order=up&view=map&price=cheap&inStock=maybe&prop=_&storeId=<script>&brandId=@@",
  "price=1_2_3&pageNumber=1e9&categoryId=,,&prop=Colour",
  "keyword=%20%20&pageNumber=0",
])("[GD-01] a list ignores malformed values: %s", (search) => {
  expect(read("goodsList", search)).toEqual(read("goodsList", ""));
});

test("[VA-01] a keyword is trimmed and cut to 140 characters", () => {
  const { keyword } = read("goodsList", `keyword=${encodeURIComponent(` ${"伞".repeat(200)}`)}`);
  expect([...keyword]).toHaveLength(140);
});

test("[RT-01] a path is found in any case, by its aliases, and with a slash at its end", () => {
  expect(pageAt("/SHOPPINGCART/")).toBe("cart");
  expect(pageAt("/article/detail")).toBe("article");
  expect(pageAt("/")).toBe("home");
  expect(pageAt("/nowhere")).toBeUndefined();
});

test("[RT-10] a link to a page that shows nothing without an id requires it", () => {
  // @ts-expect-error `sn` is missing
  expect(hrefTo.order({})).toBe("/home/OrderDetail");
});

/** The paths of docs/specification.md, as it writes them. */
const publicPaths =
  "/ /topic /login /signUp /SignUp /forgetPassword /mailUs /goodsList /goodsDetail /pointGoodsDetail /cart /shoppingCart /pay /payMent /qrpay /payDone /PointMall /article /article/detail /shopEntry /coupon /seckill /merchant";
const memberPaths =
  "/home /home/MyTracks /home/MoneyManagement /home/Complain /home/Coupons /home/CommentList /home/AddEval /home/EvalDetail /home/ComplainList /home/ComplainDetail /home/AccountSafe /home/ModifyPwd /home/Favorites /home/Distribution /home/Point /home/Profile /home/AfterSale /home/ApplyAfterSale /home/MyAddress /home/AddAddress /home/MsgList /home/MsgDetail /home/MyOrder /home/OrderDetail /home/AfterSaleDetail";

test.each([...publicPaths.split(" "), ...memberPaths.split(" ")])(
  "[RT-01] [RT-02] %s is the path of a page",
  (path) => {
    const name = pageAt(path);
    const known = Object.values(pages).flatMap((page) => [page.path, ...("aliases" in page ? page.aliases : [])]);
    expect(name).toBeDefined();
    // Only this one is an alias by its case alone.
    if (path !== "/SignUp") expect(known).toContain(path);
  },
);

test.each([
  ["login", "rePath=/goodsDetail&query={}", { rePath: "/goodsDetail", query: "{}" }],
  ["goodsList", "keyword=cup&storeId=7&categoryId=1,11", { keyword: "cup", storeId: "7", categoryId: ["1", "11"] }],
  ["goods", "skuId=11&goodsId=1", { skuId: "11", goodsId: "1" }],
  ["article", "id=12", { id: "12" }],
  ["storeEntry", "id=1", { id: "1" }],
  ["store", "id=7", { id: "7" }],
  ["favourites", "type=STORE", { type: "STORE" }],
  ["order", "sn=O1", { sn: "O1" }],
] as const)("[RT-10] the query of %s has the names of the specification: %s", (name, search, expected) => {
  expect(read(name, search)).toMatchObject(expected);
});
