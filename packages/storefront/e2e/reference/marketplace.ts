import {
  type Asked,
  createReferenceBackend,
  type Handler,
  ReferenceRefusal,
} from "../../../api/test/reference/backend.ts";
import { type AfterSale, afterSaleOf, applyInfoOf, reasons } from "./afterSales.ts";
import { amountOf, basketOf, type Line } from "./baskets.ts";
import { entity, nothing, pageOf } from "./entity.ts";
import { categories, productOf, products, searchRow, skuDetailOf } from "./goods.ts";
import { createMembers } from "./members.ts";
import { detailOf, itemSn, type Order, summaryOf } from "./orders.ts";

/** Regions down to a street, as the backend describes them. */
const places = [
  ["1", "0", "浙江省", "province"],
  ["2", "1", "金华市", "city"],
  ["3", "2", "义乌市", "district"],
  ["4", "3", "稠城街道", "street"],
] as const;

const shopTime = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");

/** A marketplace on the reference backend, with what buying, paying and after-sale need. Everything else is empty. */
export function createMarketplace() {
  const members = createMembers();
  const baskets = new Map<string, Line[]>();
  const addresses: Record<string, unknown>[] = [];
  const orders: Order[] = [];
  const cases: AfterSale[] = [];
  /** What buyers have written to the shop. */
  const letters: string[] = [];
  /** Trades with a code that was scanned and paid. */
  const scanned = new Set<string>();

  const basket = (asked: Asked, way: unknown = "CART") => {
    const key = `${members.of(asked).id} ${String(way || "CART")}`;
    const lines = baskets.get(key) ?? [];
    baskets.set(key, lines);
    return lines;
  };
  const addAddress = (memberId: string, { isDefault, ...fields }: Asked["input"]) => {
    const id = `${300 + addresses.length}`;
    const made = entity("MemberAddress", { ...fields, isDefault: isDefault === "true", id, memberId });
    addresses.push(made);
    return made;
  };
  const addressOf = (asked: Asked) => addresses.findLast(({ memberId }) => memberId === members.of(asked).id) ?? null;
  const orderOf = (sn: unknown) => {
    const found = orders.find((order) => order.sn === sn);
    if (!found) throw new ReferenceRefusal(31002, "Unknown order");
    return found;
  };
  const lineOf = (sn: unknown) => {
    const order = orders.find(({ lines, ...rest }) =>
      lines.some(({ skuId }) => itemSn({ lines, ...rest }, skuId) === sn),
    );
    const line = order?.lines.find(({ skuId }) => itemSn(order, skuId) === sn);
    if (!order || !line) throw new ReferenceRefusal(31014, "Unknown line");
    return { order, line };
  };
  const billOf = ({ orderType, sn }: Asked["input"]) => {
    const due = orders.filter((order) => (orderType === "TRADE" ? order.tradeSn === sn : order.sn === sn));
    if (due.length === 0) throw new ReferenceRefusal(31002, "Unknown bill");
    return {
      due,
      price: amountOf(due.flatMap(({ lines }) => lines)),
      paid: due.every(({ state }) => state !== "UNPAID"),
    };
  };
  const settle = (due: readonly Order[]) => {
    for (const order of due) order.state = "UNDELIVERED";
  };

  const handlers: Record<string, Handler> = {
    ...nothing,
    ...members.handlers,
    "site.get": () => entity("SiteSetting", { settingValue: JSON.stringify({ siteName: "Harbour Market" }) }),
    "page.home": () => ({ pageData: JSON.stringify({ list: [{ type: "topAdvert" }, { type: "navBar", list: [] }] }) }),
    "goods.categoryChildren": () => categories,
    "goods.search": ({ input }) => {
      const word = String(input["keyword"] ?? "").toLowerCase();
      return pageOf(products.filter(({ name }) => name.toLowerCase().includes(word)).map(searchRow));
    },
    "goods.skuDetail": ({ input }) => skuDetailOf(productOf(input["skuId"])),
    "member.me": (asked) => {
      const { id, username, mobile } = members.of(asked);
      return entity("Member", { id, username, nickName: username, mobile, disabled: true });
    },
    "cart.getAll": (asked) => basketOf(basket(asked), "CART", null),
    "cart.count": (asked) => basket(asked).length,
    "cart.addSku": (asked) => {
      const { skuId, num, cartType } = asked.input;
      const lines = basket(asked, cartType);
      const own = lines.find((line) => line.skuId === skuId);
      if (own) own.num += Number(num);
      else lines.push({ skuId: String(skuId), num: Number(num), checked: true });
      return null;
    },
    "cart.setSkuNum": (asked) => {
      for (const line of basket(asked)) if (line.skuId === asked.input["skuId"]) line.num = Number(asked.input["num"]);
      return null;
    },
    "cart.getChecked": (asked) =>
      basketOf(basket(asked, asked.input["way"]), String(asked.input["way"]), addressOf(asked)),
    "cart.shippingMethods": () => ["LOGISTICS"],
    "cart.createTrade": (asked) => {
      const lines = basket(asked, asked.input["way"]);
      if (lines.length === 0) throw new ReferenceRefusal(31041, "Nothing to order");
      const serial = String(1000 + orders.length);
      const order: Order = {
        sn: `O${serial}`,
        tradeSn: `T${serial}`,
        memberId: members.of(asked).id,
        lines: [...lines],
        address: addressOf(asked) ?? undefined,
        createTime: shopTime(),
        state: "UNPAID",
        applied: new Map(),
      };
      orders.push(order);
      lines.length = 0;
      return entity("Trade", { sn: order.tradeSn, flowPrice: amountOf(order.lines), payStatus: "UNPAID" });
    },
    "region.children": ({ input }) =>
      places
        .filter(([, parentId]) => parentId === input["id"])
        .map(([id, parentId, name, level]) => entity("Region", { id, parentId, name, level })),
    "address.list": (asked) => pageOf(addresses.filter(({ memberId }) => memberId === members.of(asked).id)),
    "address.get": ({ input }) => addresses.find(({ id }) => id === input["id"]) ?? null,
    "address.add": (asked) => addAddress(members.of(asked).id, asked.input),
    "address.edit": ({ input }) => {
      const { isDefault, ...fields } = input;
      const found = addresses.find(({ id }) => id === input["id"]);
      if (!found) throw new ReferenceRefusal(20005, "Not yours");
      return Object.assign(found, fields, { isDefault: isDefault === "true" });
    },
    "feedback.create": ({ input }) => {
      letters.push(String(input["context"]));
      return null;
    },
    "cashier.detail": (asked) => {
      const { due, price, paid } = billOf(asked.input);
      if (paid) throw new ReferenceRefusal(32003, "This has been paid already");
      return entity("CashierDetail", {
        price,
        detail: due.flatMap(({ lines }) => lines.map(({ skuId }) => productOf(skuId).name)).join(", "),
        orderSns: due.map(({ sn }) => sn).join(", "),
        support: ["WECHAT", "WALLET"],
        autoCancel: Date.now() + 1_800_000,
        walletValue: members.of(asked).balance,
      });
    },
    "cashier.pay": (asked) => {
      const { due, price, paid } = billOf(asked.input);
      if (paid) throw new ReferenceRefusal(32003, "This has been paid already");
      if (asked.input["paymentMethod"] !== "WALLET") return `weixin://wxpay/bizpayurl?pr=${String(asked.input["sn"])}`;
      const member = members.of(asked);
      if (member.balance < price) throw new ReferenceRefusal(34001, "Your balance is too low");
      member.balance -= price;
      settle(due);
      return Response.json({ success: true, code: 32001, message: "Paid", timestamp: Date.now(), result: null });
    },
    "cashier.result": ({ input }) => {
      const { due, paid } = billOf(input);
      if (scanned.has(String(input["sn"]))) settle(due);
      return paid || scanned.has(String(input["sn"]));
    },
    "wallet.get": (asked) => ({ memberWallet: members.of(asked).balance, memberFrozenWallet: 0 }),
    "order.list": (asked) =>
      pageOf(
        orders
          .filter(({ memberId }) => memberId === members.of(asked).id)
          .map(summaryOf)
          .reverse(),
      ),
    "order.get": ({ input }) => detailOf(orderOf(input["sn"] ?? input["orderSn"])),
    "afterSale.reasons": () => reasons,
    "afterSale.applyInfo": ({ input }) => {
      const { order, line } = lineOf(input["sn"]);
      return applyInfoOf(order, line.skuId);
    },
    "afterSale.apply": ({ input }) => {
      const { order, line } = lineOf(input["orderItemSn"]);
      const made: AfterSale = {
        sn: `A${1000 + cases.length}`,
        order,
        skuId: line.skuId,
        num: Number(input["num"]),
        serviceType: String(input["serviceType"]),
        reason: String(input["reason"]),
        problemDesc: input["problemDesc"] as string | undefined,
        createTime: shopTime(),
      };
      cases.push(made);
      order.applied.set(line.skuId, made.num);
      return afterSaleOf(made);
    },
    "afterSale.list": (asked) =>
      pageOf(cases.filter(({ order }) => order.memberId === members.of(asked).id).map(afterSaleOf)),
    "afterSale.get": ({ input }) => {
      const found = cases.find(({ sn }) => sn === input["sn"]);
      if (!found) throw new ReferenceRefusal(20005, "Not yours");
      return afterSaleOf(found);
    },
  };
  const backend = createReferenceBackend({ handlers });

  return {
    backend,
    members,
    addresses,
    /** Gives the member with this name an address in Yiwu. */
    addAddress: (username: string) =>
      addAddress(members.idOf(username), {
        name: "Mei Tanaka",
        mobile: "13800138000",
        consigneeAddressPath: places.map(([, , name]) => name).join(","),
        consigneeAddressIdPath: places.map(([id]) => id).join(","),
        detail: "18 Chouzhou North Road",
        isDefault: "true",
      }),
    letters,
    /** Trades so far. */
    trades: () => orders.map(({ tradeSn }) => tradeSn),
    /** Scans the code of a bill and pays. */
    payByCode: (sn: string) => void scanned.add(sn),
    /** The store ships everything that is paid. */
    ship() {
      for (const order of orders) if (order.state === "UNDELIVERED") order.state = "DELIVERED";
    },
  };
}

export type Marketplace = ReturnType<typeof createMarketplace>;
