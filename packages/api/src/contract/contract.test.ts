import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { Category } from "./entities/category.ts";
import { OrderSummary } from "./entities/order.ts";
import { Member } from "./entities/member.ts";
import { envelope } from "./envelope.ts";
import * as enums from "./enums.ts";
import { allCalls } from "./index.ts";
import { closedEnum } from "./enumeration.ts";
import * as labels from "./labels.ts";
import { largestOf } from "./limits.ts";
import { page } from "./paging.ts";
import { ShortText } from "./scalars.ts";

const calls = Object.values(allCalls);
const pathNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

describe("the calls", () => {
  test("[AP-01] each has its own place", () => {
    const places = calls.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`);
    expect(new Set(places).size).toBe(calls.length);
  });

  test.each(calls)("[AP-01] $id: names of path, query and body never collide, and GETs have no body", (declared) => {
    const names = [
      ...pathNames(declared.path),
      ...Object.keys(declared.query.shape),
      ...Object.keys(declared.body.shape),
    ];
    expect(new Set(names).size).toBe(names.length);
    expect(declared.id).toMatch(/^[a-z][a-zA-Z]*\.[a-zA-Z]+$/);
    if (declared.method === "GET") expect(Object.keys(declared.body.shape)).toEqual([]);
  });

  test.each(calls)(
    "[VA-06] $id: every text, list and number has a limit, and the largest input is small",
    (declared) => {
      const [query, body] = [largestOf(declared.query), largestOf(declared.body)];
      expect(query.bytes + body.bytes).toBeLessThan(640_000);
      expect(query.values + body.values).toBeLessThan(1200);
      expect(Math.max(query.depth, body.depth)).toBeLessThanOrEqual(4);
    },
  );

  test.each([
    ["a text", z.object({ name: z.optional(z.string()) }), "name (string)"],
    ["a list", z.object({ lines: z.array(ShortText) }), "lines (array)"],
    [
      "a text in a list",
      z.object({ lines: z.array(z.object({ id: z.string() })).check(z.maxLength(3)) }),
      "lines[].id",
    ],
    ["a number", z.object({ num: z.number().check(z.gte(1)) }), "num (number)"],
    ["names that nobody has declared", z.object({ more: z.record(z.string(), ShortText) }), "more (record)"],
  ])("[VA-06] %s without a limit is found", (_, schema, place) => {
    expect(() => largestOf(schema)).toThrow(place);
  });

  test("[AP-06] every write and every GET that writes is unsafe", () => {
    const unsafeGets = calls.filter(({ method, unsafe }) => method === "GET" && unsafe).map(({ id }) => id);
    expect(unsafeGets).toEqual([
      "session.refresh",
      "session.oauthWeb",
      "session.oauthResult",
      "cart.selectCoupon",
      "cart.selectAddress",
      "cart.selectReceipt",
      "cart.selectStoreAddress",
      "coupon.receive",
      "coupon.activity",
      "captcha.create",
      "sms.send",
      "email.send",
      "distribution.checkGoods",
      "distribution.bind",
      "im.talkWith",
    ]);
    // A photo is stored under the hash of its content, so sending it twice stores it once.
    const repeatable = calls.filter(({ method, unsafe }) => method !== "GET" && !unsafe).map(({ id }) => id);
    expect(repeatable).toEqual(["upload.file"]);
  });

  test("[AP-02] visitors' calls have no token", () => {
    const open = ["site.get", "page.home", "goods.search", "goods.hotWords", "goods.categoryChildren", "seckill.today"];
    expect(open.map((id) => allCalls[id]?.auth)).toEqual(open.map(() => "none"));
    expect(allCalls["goods.skuDetail"]?.auth).toBe("optional");
  });

  test("[AP-02] no password is sent in an address", () => {
    const inAddress = calls.flatMap(({ id, path, query }) =>
      [...pathNames(path), ...Object.keys(query.shape)].map((n) => `${id} ${n}`),
    );
    expect(inAddress.filter((name) => /password|mobile|code/i.test(name) && !name.endsWith(" cityCode"))).toEqual([
      // The specification puts the number there, never the code itself.
      "sms.send mobile",
      // The code of a link that is meant to be shared.
      "distribution.bind code",
    ]);
  });

  test("[SE-07] a new password has at least 8 characters", () => {
    const register = allCalls["session.register"]?.body;
    expect(register?.safeParse({ username: "mara", password: "1234567" }).success).toBe(false);
    expect(register?.safeParse({ username: "mara", password: "12345678" }).success).toBe(true);
  });

  test.each([" ".repeat(8), "\u3000".repeat(8), "\t \n \u00a0 \u200b "])(
    "[SE-07] %j is no new password: nobody can see what they have typed",
    (password) => {
      const register = allCalls["session.register"]?.body;
      expect(register?.safeParse({ username: "mara", password }).success).toBe(false);
      expect(register?.safeParse({ username: "mara", password: `${password}a` }).success).toBe(true);
    },
  );
});

describe("enumerations", () => {
  test("[EN-01] an unknown value in an answer is kept and shown as it is", () => {
    expect(enums.OrderStatus.safeParse("TELEPORTED")).toEqual({ success: true, data: "TELEPORTED" });
    expect(labels.label(labels.orderStatusLabels, "TELEPORTED", "en")).toBe("TELEPORTED");
    expect(labels.label(labels.orderStatusLabels, "constructor", "zh")).toBe("constructor");
  });

  test("[EN-01] a request accepts only known values", () => {
    expect(closedEnum(enums.OrderTag).safeParse("ALL").success).toBe(true);
    expect(closedEnum(enums.OrderTag).safeParse("TELEPORTED").success).toBe(false);
  });

  const tables = Object.entries(labels).flatMap(([name, table]): [string, { en: string; zh?: string }[]][] =>
    typeof table === "function" ? [] : [[name, Object.values(table)]],
  );
  test.each(tables)("[EN-01] %s has both languages for every value", (_, table) => {
    for (const { en, zh } of table) {
      expect(en).toMatch(/^[A-Z][ -~]+$/);
      expect(zh).toMatch(/\p{Script=Han}/u);
    }
  });
});

describe("answers", () => {
  test("[EN-01] fields that are not in the contract, such as a password hash, are removed", () => {
    const member = { id: "1", username: "mara", nickName: "Mara", password: "$2b$hash" };
    expect(Member.parse(member)).toEqual({ id: "1", username: "mara", nickName: "Mara" });
  });

  test("[EN-01] line counts that are sent as text become numbers", () => {
    const row = {
      sn: "O1",
      orderStatus: "PAID",
      createTime: "2026-11-20 09:12:00",
      flowPrice: 9.5,
      storeId: "1",
      storeName: "S",
    };
    const line = { sn: "OI1", goodsId: "2", skuId: "3", num: "12", name: "Umbrella" };
    expect(OrderSummary.parse({ ...row, orderItems: [line] }).orderItems[0]?.num).toBe(12);
  });

  test("[AP-01] categories nest; an envelope wraps pages", () => {
    const leaf = { id: "2", name: "Mugs", parentId: "1", level: 1 };
    const tree = { id: "1", name: "Kitchen", parentId: "0", level: 0, children: [leaf] };
    const answer = {
      success: true,
      message: "success",
      code: 200,
      timestamp: 1,
      result: { records: [tree], total: 1, size: 10, current: 1, pages: 1 },
    };
    expect(envelope(page(Category)).parse(answer)).toEqual(answer);
  });
});
