import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Call } from "@sundry/api/contract/call";
import { list as pointsList } from "@sundry/api/contract/pointsGoods";
import { get as siteGet } from "@sundry/api/contract/site";
import { applyStatus, licence } from "@sundry/api/contract/storeEntry";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Tx } from "#server/db/transaction.ts";
import { addressStatus } from "#server/entry/existence.ts";
import { sitemap } from "#server/entry/sitemap.ts";
import { shopCommand } from "./support/backups.ts";
import { type OwnShop, ownShop } from "./support/ownShop.ts";

/** Gives a file with these contents to a command. */
async function run(shop: OwnShop, command: readonly string[], content: unknown) {
  const file = join(shop.folder, "file.json");
  await writeFile(file, JSON.stringify(content));
  return shopCommand(shop.env, ...command, file);
}

/** How a call without a session is answered. */
async function asked(shop: OwnShop, { path }: Pick<Call, "path">) {
  const answer = await shop.app.request(`/api${path}`);
  const { code } = (await answer.json()) as { code: number };
  return { status: answer.status, code };
}

const settingsOf = async (shop: OwnShop, language: "en" | "zh" = "en") =>
  JSON.parse((await shop.visit(language).send(siteGet, {})).settingValue) as Record<string, unknown>;

test("[OS-04] [HM-09] a shop says of itself what its file says, in the buyer's language, and nothing else", async () => {
  const shop = await ownShop();
  expect(
    await run(shop, ["site"], {
      name: { en: "Clay" },
      topLine: { en: "Fired to order.", zh: "接单烧制。" },
      promises: [{ icon: "returns", title: { en: "30-day returns", zh: "30天退货" }, text: { en: "Unused." } }],
    }),
  ).toMatchObject({ done: true });
  expect(await settingsOf(shop)).toMatchObject({
    topLine: "Fired to order.",
    slogan: "",
    promises: [{ icon: "returns", title: "30-day returns", text: "Unused." }],
  });
  expect(await settingsOf(shop, "zh")).toMatchObject({
    topLine: "接单烧制。",
    promises: [{ icon: "returns", title: "30天退货", text: "Unused." }],
  });
  const wrong = await run(shop, ["site"], { name: { en: "Clay" }, promises: [{ icon: "rocket" }], open: ["casino"] });
  expect(wrong.done).toBe(false);
  expect(wrong.output).toContain("promises");
  expect(wrong.output).toContain("open");
});

test("[OS-04] parts that a shop's file does not open are refused, and open at once when it does", async () => {
  const shop = await ownShop();
  await run(shop, ["site"], { name: { en: "Clay" }, open: ["distribution"] });
  expect(await settingsOf(shop)).toMatchObject({ closed: ["storeEntry", "points"] });
  const offers = { pageNumber: 1, pageSize: 10 };
  await expect(shop.visit("zh").send(pointsList, offers)).rejects.toMatchObject({
    code: 1008,
    serverMessage: "本店暂未开放此功能",
  });
  expect(await asked(shop, applyStatus)).toEqual({ status: 400, code: 1008 });
  await expect(shop.visit().send(licence, { id: "1" })).rejects.toMatchObject({ code: 50001 });

  await run(shop, ["site"], { name: { en: "Clay" }, open: ["points", "storeEntry"] });
  expect((await shop.visit().send(pointsList, offers)).records).toEqual([]);
  expect(await asked(shop, applyStatus)).toEqual({ status: 403, code: 403 });
});

test("[OS-04] [RT-01] a closed points mall has no entry page and is not in the sitemap", async () => {
  const shop = await ownShop();
  const { services, database } = shop;
  const tx = database.db as Tx;
  const app = new Hono().route("/", sitemap({ tx, services, faults: () => undefined }));
  const listed = async () => (await app.request("http://localhost/sitemap/pages.xml")).text();
  expect(await listed()).toContain("/PointMall");
  expect(await addressStatus(tx, "/PointMall")).toBe(200);
  await run(shop, ["site"], { name: { en: "Clay" } });
  expect(await listed()).not.toContain("/PointMall");
  expect(await addressStatus(tx, "/PointMall")).toBe(404);
});

test("[HM-09] [HM-12] the settings name the pages of promotions that the shop does not have", async () => {
  const shop = await ownShop();
  expect(await settingsOf(shop)).toMatchObject({ empty: ["seckill", "couponCentre"] });
  const coupon = { key: "one", name: { en: "5 off" }, effect: { off: 5 }, for: "all" };
  const past = { from: "2020-01-01", to: "2020-02-01" };
  await run(shop, ["coupon"], [{ ...coupon, valid: past }]);
  expect(await settingsOf(shop, "zh")).toMatchObject({ empty: ["seckill", "couponCentre"] });
  await run(shop, ["coupon"], [{ ...coupon, valid: { days: 30 } }]);
  shop.passMinute();
  expect(await settingsOf(shop)).toMatchObject({ empty: ["seckill"] });
});

test("[HM-12] the links of the home page come with the settings of the site, for pages that are opened first", async () => {
  const shop = await ownShop();
  await run(shop, ["page", "home"], {
    version: 1,
    name: { en: "Home", zh: "首页" },
    en: [{ type: "navBar", list: [{ name: "Cups", url: "/goodsList?keyword=cup" }] }],
    zh: [],
  });
  expect(await settingsOf(shop)).toMatchObject({ nav: [{ name: "Cups", url: "/goodsList?keyword=cup" }] });
  expect(await settingsOf(shop, "zh")).not.toHaveProperty("nav");
});
