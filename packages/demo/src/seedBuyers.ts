import { and, eq, lt } from "drizzle-orm";
import {
  addAddress,
  addGoods,
  addStore,
  balanceOf,
  fund,
  members,
  messages,
  nextId,
  receiveCoupon,
  recordVisit,
  registerMember,
  type Services,
  setPassword,
  takeableCoupons,
  type Tx,
} from "@sundry/server/marketplace";
import { type RegionKey, regions } from "./data/regions.ts";
import { demoBuyer } from "./demoBuyer.ts";
import { idOf, skuIdOf } from "./ids.ts";
import { seedOrders } from "./seedOrders.ts";

const nickName = "Mei Tanaka";
const balanceCents = 50_000;
/** When they became a buyer, in days before the marketplace is filled. */
const sinceDays = 60;
const dayMs = 24 * 60 * 60_000;
const coupons = 5;

/** Goods and stores by their keys, so many days ago, the oldest first. */
const seen = [
  [6, "padlock", "luggage-mini-12"],
  [3, "dice", "foam-giant"],
  [1.1, "chopsticks", "gift-pair"],
  [1, "clay-lamp", "led-diya-6"],
  [0.02, "tiara", "comb-tiara"],
  [0.01, "sunglasses", "classic"],
] as const;
const liked = [
  [20, "clay-lamp", "led-diya-6"],
  [9, "gift-box", "favour-50"],
  [2, "pencils", "jumbo-48"],
] as const;
const followed = [
  [30, "festive-row"],
  [8, "kilnmate"],
] as const;

/**
 * Makes the demo buyer as a real one would have become it: registered some time ago, with orders in every state, 500.00 in a
 * wallet that asks a password, two addresses, some coupons, goods they saw and what they like. Does nothing when they are there.
 * Answers whether they were made.
 */
export async function seedBuyers(tx: Tx, services: Services): Promise<boolean> {
  const { username, password, payPassword } = demoBuyer;
  if ((await tx.$count(members, eq(members.username, username))) > 0) return false;
  const now = services.clock.now();
  const before = { ...services, clock: { now: () => now - sinceDays * dayMs } };
  const { id } = await registerMember(tx, before, { username, password, lang: "en" });
  await tx.update(members).set({ nickName }).where(eq(members.id, id));
  for (const address of addresses()) await addAddress(tx, before, id, address, "en");
  await fillWallet(tx, before, id);
  await seedOrders(tx, services, { id, username });
  await fillWallet(tx, services, id);
  // A new wallet has no password that could be wrong, so nothing is left to do afterwards.
  await setPassword(tx, services, id, { password: payPassword }, () => {});
  const takeable = await takeableCoupons(tx, new Date(now));
  for (const { coupon } of takeable.slice(0, coupons)) await receiveCoupon(tx, services, id, coupon.id);
  await remember(tx, services, id);
  // Somebody who comes every day has read what is older.
  const old = and(eq(messages.memberId, id), lt(messages.createdAt, new Date(now - 2 * dayMs)));
  await tx.update(messages).set({ state: "ALREADY_READY" }).where(old);
  return true;
}

/** What they looked at and like, as somebody who comes every day would have left it. */
async function remember(tx: Tx, services: Services, memberId: string): Promise<void> {
  const now = services.clock.now();
  const at = (days: number) => ({ ...services, clock: { now: () => now - days * dayMs } });
  for (const [days, family, variant] of seen) await recordVisit(tx, at(days), memberId, skuIdOf(family, variant, 0));
  for (const [days, family, variant] of liked)
    await addGoods(tx, at(days), memberId, { type: "GOODS", id: skuIdOf(family, variant, 0) });
  for (const [days, store] of followed)
    await addStore(tx, at(days), memberId, { type: "STORE", id: idOf("store", store) });
}

/** Brings the wallet to the balance that the demo buyer is known to have. */
async function fillWallet(tx: Tx, services: Services, memberId: string): Promise<void> {
  const cents = balanceCents - (await balanceOf(tx, memberId));
  await fund(tx, services, { memberId, cents, reference: `opening-${nextId(services)}` });
}

function addresses() {
  return [
    {
      name: nickName,
      mobile: "13800138000",
      ...pathOf("CN/Zhejiang/Jinhua/Yiwu"),
      detail: "Unit 1402, 18 Chouzhou North Road",
      alias: "Home",
      isDefault: true,
    },
    {
      name: nickName,
      mobile: "+442079460958",
      ...pathOf("GB/England/London/Camden"),
      detail: "7 Lamb's Conduit Passage",
      alias: "Studio",
    },
  ];
}

/** A region's names and ids from its country down, as an address carries them. */
function pathOf(key: RegionKey): { consigneeAddressPath: string; consigneeAddressIdPath: string } {
  const region = regions.find((one) => one.key === key);
  if (!region) throw new Error(`no region ${key}`);
  const chain = [...region.path, region.id];
  const names = chain.map((id) => regions.find((one) => one.id === id)?.name.en ?? "");
  return { consigneeAddressPath: names.join(","), consigneeAddressIdPath: chain.join(",") };
}
