import { createHash } from "node:crypto";
import { applyFirst, applySecond, applyStatus, applyThird } from "@sundry/api/contract/storeEntry";
import { get as storeHead } from "@sundry/api/contract/store";
import { list as messages } from "@sundry/api/contract/message";
import { beforeAll, describe, expect, test } from "vitest";
import { idOf } from "@sundry/demo";
import { uploads } from "#server/db/schema/upload.ts";
import { nextId } from "#server/ids.ts";
import { categoryChildren } from "@sundry/api/contract/goods";
import { marketCommands } from "#server/market/commands/all.ts";
import { runCommand } from "#server/market/run.ts";
import { buyer, refusalOf, sentenceOf, type TestBuyer } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const lines: string[] = [];
let sold = "";

beforeAll(async () => {
  const [first, second] = await shop.visit().send(categoryChildren, { id: "0" });
  sold = `${first?.id},${second?.id}`;
});

/** The platform's decision from its terminal; returns whether it succeeded. */
const market = (...words: string[]) =>
  runCommand(
    {
      database: shop.database,
      services: shop.services,
      commands: marketCommands,
      write: (line) => void lines.push(line),
    },
    words,
  );

/** A photo that this buyer has uploaded; returns its address. */
async function photo({ id: memberId }: TestBuyer, of: string): Promise<string> {
  const name = `${createHash("sha1").update(of).digest("hex")}.webp`;
  const createdAt = new Date(shop.clock.at);
  await shop.database.db.insert(uploads).values({ id: nextId(shop.services), memberId, name, bytes: 1, createdAt });
  return `/media/uploads/${name}`;
}

async function company(applicant: TestBuyer) {
  return {
    companyName: "  Mei Basket Weaving Co.  ",
    companyAddress: "18 Chouzhou North Road",
    employeeNum: 12,
    registeredCapital: 50.5,
    linkName: "Mei Tanaka",
    linkPhone: "13800138000",
    licenseNum: "91330782ma2abcde1x",
    licencePhoto: await photo(applicant, "licence"),
    legalName: "Mei Tanaka",
    legalId: "33078219900101123x",
    legalPhoto: [await photo(applicant, "front"), await photo(applicant, "back")].join(","),
  };
}

const bank = {
  settlementBankAccountName: "Mei Basket Weaving Co.",
  settlementBankAccountNum: "6200 0000 0000 0001",
  settlementBankBranchName: "Chouzhou branch",
  settlementBankJointName: "313338707013",
};
const store = (storeName: string) => ({
  storeName,
  storeDesc: "Baskets, woven by hand in Yiwu.",
  storeCenter: "",
  goodsManagementCategory: sold,
  storeAddressPath: "China,Zhejiang,Jinhua,Yiwu",
  storeAddressIdPath: "1,2,3,4",
  storeAddressDetail: "18 Chouzhou North Road",
});

async function handedIn(storeName: string): Promise<TestBuyer> {
  const applicant = await buyer(shop);
  await applicant.client.send(applyFirst, await company(applicant));
  await applicant.client.send(applySecond, bank);
  await applicant.client.send(applyThird, store(storeName));
  return applicant;
}

const stageOf = async ({ client }: TestBuyer) => (await client.send(applyStatus, {}))?.storeDisable;

describe("an application for a store", () => {
  test("[MC-16] is filled in step by step, stored by the server, and submitted with the last step", async () => {
    const applicant = await buyer(shop);
    expect(await applicant.client.send(applyStatus, {})).toBeNull();
    await applicant.client.send(applyFirst, await company(applicant));
    expect(await applicant.client.send(applyStatus, {})).toMatchObject({
      storeDisable: "APPLY",
      companyName: "Mei Basket Weaving Co.",
      registeredCapital: 50.5,
      employeeNum: 12,
      licenseNum: "91330782MA2ABCDE1X",
      storeId: "",
    });
    await applicant.client.send(applySecond, bank);
    await applicant.client.send(applyFirst, { ...(await company(applicant)), companyName: "Mei Weaving" });
    await applicant.client.send(applyThird, store("Mei's baskets"));
    expect(await applicant.client.send(applyStatus, {})).toMatchObject({
      storeDisable: "APPLYING",
      companyName: "Mei Weaving",
      storeName: "Mei's baskets",
      ...bank,
    });
  });

  test("[MC-16] can't be changed while it is under review or after the decision", async () => {
    const applicant = await handedIn("Waiting baskets");
    const firstStep = await company(applicant);
    const refusals = await Promise.all([
      refusalOf(applicant.client.send(applyFirst, firstStep)),
      refusalOf(applicant.client.send(applySecond, bank)),
      refusalOf(applicant.client.send(applyThird, store("Other baskets"))),
    ]);
    expect(refusals).toEqual([50011, 50011, 50011]);
    expect(await sentenceOf(applicant.client.send(applySecond, { ...bank, settlementBankBranchName: "B" }))).toBe(
      "You can't change the application now.",
    );
  });

  test("[MC-16] needs its steps in order", async () => {
    const applicant = await buyer(shop);
    expect(await refusalOf(applicant.client.send(applySecond, bank))).toBe(400);
    expect(await refusalOf(applicant.client.send(applyThird, store("No steps")))).toBe(400);
    await applicant.client.send(applyFirst, await company(applicant));
    expect(await refusalOf(applicant.client.send(applyThird, store("One step")))).toBe(400);
    expect(await stageOf(applicant)).toBe("APPLY");
  });

  test("[MC-16] with an invalid value is refused and changes nothing", async () => {
    const applicant = await buyer(shop);
    const good = await company(applicant);
    const stranger = await buyer(shop);
    const wrong = [
      { companyName: " x " },
      { legalId: "123" },
      { linkPhone: "12" },
      { licenseNum: "123" },
      { employeeNum: 0 },
      { registeredCapital: 0 },
      { licencePhoto: await photo(stranger, "of somebody else") },
      { legalPhoto: "https://elsewhere.example/card.jpg" },
    ];
    for (const one of wrong)
      expect(await refusalOf(applicant.client.send(applyFirst, { ...good, ...one })), JSON.stringify(one)).toBe(4002);
    expect(await applicant.client.send(applyStatus, {})).toBeNull();
    await applicant.client.send(applyFirst, good);
    expect(await refusalOf(applicant.client.send(applySecond, { ...bank, settlementBankJointName: "" }))).toBe(4002);
    await applicant.client.send(applySecond, bank);
    const odd = [
      { goodsManagementCategory: "1,2" },
      { goodsManagementCategory: "," },
      { storeDesc: "short" },
      { storeCenter: "here" },
    ];
    for (const one of odd)
      expect(await refusalOf(applicant.client.send(applyThird, { ...store("Odd"), ...one })), JSON.stringify(one)).toBe(
        4002,
      );
  });

  test("[MC-16] can't use the name of a store, nor of an application under review", async () => {
    await handedIn("Twice baskets");
    const applicant = await buyer(shop);
    await applicant.client.send(applyFirst, await company(applicant));
    await applicant.client.send(applySecond, bank);
    expect(await refusalOf(applicant.client.send(applyThird, store("TWICE baskets")))).toBe(50002);
    const { storeName } = await shop.visit().send(storeHead, { id: idOf("store", "jinhe-umbrella") });
    expect(await refusalOf(applicant.client.send(applyThird, store(storeName)))).toBe(50002);
  });

  test("[MC-16] is for buyers, and nobody sees another's", async () => {
    await handedIn("Private baskets");
    expect((await shop.app.request("/api/store/apply")).status).toBe(403);
    expect((await shop.app.request("/api/store/apply/third", { method: "PUT" })).status).toBe(403);
    expect(await (await buyer(shop)).client.send(applyStatus, {})).toBeNull();
  });
});

describe("the platform's decision", () => {
  test("[MC-16] once accepted, a store is open at once; it can be closed and reopened", async () => {
    const applicant = await handedIn("Open baskets");
    expect(await market("store-entry", applicant.username, "accept")).toBe(true);
    const entry = await applicant.client.send(applyStatus, {});
    expect(entry).toMatchObject({ storeDisable: "OPEN", reason: null });
    const id = entry?.storeId ?? "";
    const head = () => shop.visit().send(storeHead, { id });
    expect(await head()).toMatchObject({ storeName: "Open baskets", storeDisable: "OPEN", selfOperated: false });
    expect(await market("store-entry", applicant.username, "close", "no", "licence", "any", "more")).toBe(true);
    expect(await applicant.client.send(applyStatus, {})).toMatchObject({
      storeDisable: "CLOSED",
      reason: "no licence any more",
    });
    expect((await head()).storeDisable).toBe("CLOSED");
    expect(await market("store-entry", applicant.username, "reopen")).toBe(true);
    expect((await head()).storeDisable).toBe("OPEN");
  });

  test("[MC-13] [MC-16] notifies the applicant of each decision, with its reason", async () => {
    const applicant = await handedIn("Told baskets");
    await market("store-entry", applicant.username, "refuse", "No", "licence");
    await applicant.client.send(applyFirst, await company(applicant));
    await applicant.client.send(applySecond, bank);
    await applicant.client.send(applyThird, store("Told baskets"));
    for (const decision of [["accept"], ["close", "vacant"], ["reopen"]]) {
      shop.clock.at += 1000;
      await market("store-entry", applicant.username, ...decision);
    }
    expect((await applicant.client.send(messages, {})).records.map(({ content }) => content)).toEqual([
      "The platform has reopened Told baskets.",
      "The platform has closed Told baskets: vacant.",
      "Your application was accepted: Told baskets is open.",
      "Your application for Told baskets was not accepted: No licence. You can change it and apply again.",
    ]);
  });

  test("[MC-16] a refusal gives the reason, and the application can be submitted again", async () => {
    const applicant = await handedIn("Refused baskets");
    expect(await market("store-entry", applicant.username, "refuse", "The", "licence", "can't", "be", "read.")).toBe(
      true,
    );
    expect(await applicant.client.send(applyStatus, {})).toMatchObject({
      storeDisable: "REFUSED",
      reason: "The licence can't be read.",
      companyName: "Mei Basket Weaving Co.",
    });
    await applicant.client.send(applyFirst, await company(applicant));
    await applicant.client.send(applySecond, bank);
    await applicant.client.send(applyThird, store("Refused baskets"));
    expect(await applicant.client.send(applyStatus, {})).toMatchObject({ storeDisable: "APPLYING", reason: null });
  });

  test("[MC-16] is refused twice, without a reason where one is needed, and for an unknown applicant", async () => {
    const applicant = await handedIn("Decided baskets");
    expect(await market("store-entry", applicant.username, "close", "why not")).toBe(false);
    expect(await market("store-entry", applicant.username, "refuse")).toBe(false);
    expect(await market("store-entry", "nobody-here", "accept")).toBe(false);
    const answers = await Promise.all([1, 2].map(() => market("store-entry", applicant.username, "accept")));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await stageOf(applicant)).toBe("OPEN");
  });
});
