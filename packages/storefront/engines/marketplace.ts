import { demoBuyer } from "../../demo/src/demoBuyer.ts";
import { hrefTo, type PageName } from "../src/shared/routing/addresses.ts";

/** What a login stores in the browser. */
export interface Session {
  accessToken: string;
  refreshToken: string;
  username: string;
}

/** Calls of the shop at an address, as a visitor or as a buyer. */
export class Marketplace {
  readonly url: string;
  readonly #token: string | undefined;

  constructor(url: string, token?: string) {
    this.url = url;
    this.#token = token;
  }

  /** Makes a call; returns the `result` of a successful one. */
  async call<Result>(
    method: "GET" | "POST",
    path: string,
    fields?: Readonly<Record<string, string>>,
    encoding: "form" | "json" = "form",
  ): Promise<Result> {
    const json = encoding === "json";
    const answer = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        uuid: "engines-0000",
        "accept-language": "en",
        ...(json && { "content-type": "application/json" }),
        ...(this.#token !== undefined && { accessToken: this.#token }),
      },
      ...(fields && { body: json ? JSON.stringify(fields) : new URLSearchParams(fields) }),
    });
    const { success, result, message } = (await answer.json()) as { success: boolean; result: Result; message: string };
    if (!success) throw new Error(`${method} ${path}: ${message}`);
    return result;
  }

  /** The records of a call that answers with a page of them. */
  async records<Row>(path: string): Promise<Row[]> {
    return (await this.call<{ records: Row[] }>("GET", path)).records;
  }
}

/** Logs in the demo buyer, whose pages are full. */
export async function demoSession(url: string): Promise<Session> {
  const { username, password } = demoBuyer;
  const tokens = await new Marketplace(url).call<Omit<Session, "username">>("POST", "/passport/userLogin", {
    username,
    password,
  });
  return { ...tokens, username };
}

interface Line {
  sn: string;
  afterSaleStatus: string;
  commentStatus: string;
  complainStatus: string;
}

interface Order {
  sn: string;
  orderStatus: string;
  payStatus: string;
  orderItems: Line[];
}

/** Puts something into the demo buyer's cart, and returns an address of every page that shows them something. */
export async function fullPages(url: string, { accessToken }: Session): Promise<Readonly<Record<PageName, string>>> {
  const shop = new Marketplace(url, accessToken);
  const [goods] = await shop.records<{ id: string; goodsId: string; storeId: string; minimum: number }>(
    "/goods/es?keyword=umbrella&pageSize=1",
  );
  const home = JSON.stringify(await shop.call("GET", "/page/home?clientType=PC"));
  const [points] = await shop.records<{ id: string }>("/pointsGoods");
  const orders = await shop.records<Order>("/order?pageSize=50");
  const [afterSale] = await shop.records<{ sn: string }>("/afterSale/page");
  const [evaluation] = await shop.records<{ id: string }>("/member/evaluation");
  const [complaint] = await shop.records<{ id: string }>("/complain");
  // One that is read: opening another would change the lists.
  const [message] = await shop.records<{ id: string }>("/message?status=ALREADY_READY");
  const [address] = await shop.records<{ id: string }>("/member/address");
  if (!goods || !points || !afterSale || !evaluation || !complaint || !message || !address)
    throw new Error("The demo marketplace is not full.");
  for (const keyword of ["umbrella", "teapot"]) {
    const [row] = await shop.records<{ id: string; minimum: number }>(`/goods/es?keyword=${keyword}&pageSize=1`);
    if (row) await shop.call("POST", `/cart?skuId=${row.id}&num=${row.minimum}`);
  }
  const unpaid = orderOf(orders, ({ orderStatus }) => orderStatus === "UNPAID");
  const paid = orderOf(orders, ({ orderStatus }) => orderStatus === "UNDELIVERED");
  const received = orderOf(
    orders,
    ({ orderStatus, orderItems }) =>
      orderStatus === "COMPLETED" && orderItems.some(({ commentStatus }) => commentStatus !== "FINISHED"),
  );
  const arriving = orderOf(orders, ({ orderStatus }) => orderStatus === "DELIVERED");
  const line = received.orderItems.find(({ commentStatus }) => commentStatus !== "FINISHED")?.sn ?? "";
  const bill = { orderType: "ORDER", sn: unpaid.sn } as const;
  return {
    home: hrefTo.home(),
    goodsList: hrefTo.goodsList({ keyword: "umbrella" }),
    goods: hrefTo.goods({ goodsId: goods.goodsId }),
    seckill: hrefTo.seckill(),
    couponCentre: hrefTo.couponCentre(),
    store: hrefTo.store({ id: goods.storeId }),
    topic: hrefTo.topic({ id: /topic\?id=(\d+)/.exec(home)?.[1] ?? "" }),
    article: hrefTo.article(),
    login: hrefTo.login(),
    signUp: hrefTo.signUp(),
    forgetPassword: hrefTo.forgetPassword(),
    contact: hrefTo.contact(),
    cart: hrefTo.cart(),
    checkout: hrefTo.checkout({ way: "CART" }),
    cashier: hrefTo.cashier(bill),
    payDone: hrefTo.payDone({ orderType: "ORDER", sn: paid.sn }),
    qrPay: hrefTo.qrPay({ ...bill, method: "ALIPAY" }),
    pointsMall: hrefTo.pointsMall(),
    pointsGoods: hrefTo.pointsGoods({ id: points.id }),
    storeEntry: hrefTo.storeEntry({ id: "1" }),
    member: hrefTo.member(),
    orders: hrefTo.orders(),
    order: hrefTo.order({ sn: paid.sn }),
    invoice: hrefTo.invoice({ sn: paid.sn }),
    afterSales: hrefTo.afterSales(),
    applyAfterSale: hrefTo.applyAfterSale({ sn: arriving.orderItems[0]?.sn ?? "" }),
    afterSale: hrefTo.afterSale({ sn: afterSale.sn }),
    evaluations: hrefTo.evaluations(),
    addEvaluation: hrefTo.addEvaluation({ sn: received.sn, itemSn: line }),
    evaluation: hrefTo.evaluation({ id: evaluation.id }),
    complaints: hrefTo.complaints(),
    complaint: hrefTo.complaint({ id: complaint.id }),
    fileComplaint: hrefTo.fileComplaint({ sn: arriving.sn, itemSn: arriving.orderItems[0]?.sn ?? "" }),
    wallet: hrefTo.wallet(),
    coupons: hrefTo.coupons(),
    points: hrefTo.points(),
    distribution: hrefTo.distribution(),
    favourites: hrefTo.favourites(),
    footprints: hrefTo.footprints(),
    // Those that are read: new ones come while the engines are compared.
    messages: hrefTo.messages({ status: "ALREADY_READY" }),
    message: hrefTo.message({ id: message.id }),
    profile: hrefTo.profile(),
    addresses: hrefTo.addresses(),
    address: hrefTo.address({ id: address.id }),
    accountSecurity: hrefTo.accountSecurity(),
    changePassword: hrefTo.changePassword(),
    resetPayPassword: hrefTo.resetPayPassword(),
  };
}

function orderOf(orders: readonly Order[], fits: (order: Order) => boolean): Order {
  const order = orders.find(fits);
  if (!order) throw new Error("The demo buyer has no such order.");
  return order;
}
