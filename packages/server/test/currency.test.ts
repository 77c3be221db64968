import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SiteSettingValue } from "@sundry/api/contract/entities/site";
import { list as messages } from "@sundry/api/contract/message";
import { get as site } from "@sundry/api/contract/site";
import { afterAll, expect, test } from "vitest";
import { inTransaction } from "#server/db/transaction.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import { buyer } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const storefrontDir = await mkdtemp(join(tmpdir(), "sundry-pages-"));
await writeFile(join(storefrontDir, "index.html"), "<!doctype html>");
await writeFile(join(storefrontDir, "config.json"), JSON.stringify({ title: "Corner Shop", currency: "" }));
afterAll(() => rm(storefrontDir, { recursive: true, force: true }));

const shop = useShop({ currency: "CNY", storefrontDir });

test.each(["en", "zh"] as const)("[EN-02] sentences in %s use the shop's own currency", async (language) => {
  const someone = await buyer(shop, { language });
  await inTransaction(shop.database.db, (tx) =>
    notify(tx, shop.services, someone.id, { kind: "REFUND_TO_WALLET", cents: 123_450, sn: "A1" }),
  );
  const [message] = (await someone.client.send(messages)).records;
  expect(message?.content).toContain("￥1,234.50");
});

test("[EN-02] the site settings and the pages' settings name it", async () => {
  const { settingValue } = await shop.visit().send(site);
  expect(SiteSettingValue.parse(JSON.parse(settingValue))).toMatchObject({ currency: "CNY" });
  const answered = await shop.app.request("http://shop.test/config.json");
  expect(await answered.json()).toMatchObject({ title: "Corner Shop", currency: "CNY" });
  await writeFile(join(storefrontDir, "config.json"), "{broken");
  expect(await (await shop.app.request("http://shop.test/config.json")).text()).toBe("{broken");
});
