import { and, eq, lt } from "drizzle-orm";
import {
  addAddress,
  addGoods,
  addStore,
  balanceOf,
  fund,
  hashPassword,
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
  everyRegion,
  type RegionKey,
} from "@sundry/server/marketplace";
import { demoBuyer } from "./demoBuyer.ts";
import { idOf, skuIdOf } from "./ids.ts";
import { seedOrders } from "./seedOrders.ts";

const nickName = "Mei Tanaka";
const balanceCents = 50_000;
/** When they registered, in days before the marketplace is filled. */
const sinceDays = 60;
const dayMs = 24 * 60 * 60_000;
const coupons = 5;

/** Goods and stores by key, and how many days ago they were viewed, oldest first. */
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
 * Creates the demo buyer through the services that a real buyer uses: registered some time ago, with orders in every
 * state, 500.00 in a wallet that asks for a password, two addresses, some coupons, viewed goods and favourites. Does
 * nothing if they exist. Returns whether they were created.
 */
export async function seedBuyers(tx: Tx, services: Services): Promise<boolean> {
  const { username, password, payPassword, email } = demoBuyer;
  if ((await tx.$count(members, eq(members.username, username))) > 0) return false;
  const now = services.clock.now();
  // No more welcome money than what they have, or it would have to be taken away again.
  const config = { ...services.config, welcomeCents: Math.min(services.config.welcomeCents, balanceCents) };
  const before = { ...services, config, clock: { now: () => now - sinceDays * dayMs } };
  const passwordHash = await hashPassword(password, services.config);
  const { id } = await registerMember(tx, before, { username, passwordHash, lang: "en" });
  await tx.update(members).set({ nickName }).where(eq(members.id, id));
  for (const address of addresses()) await addAddress(tx, before, id, address, "en");
  await fillWallet(tx, before, id);
  await seedOrders(tx, services, { id, username });
  await fillWallet(tx, services, id);
  await setPassword(tx, services, id, {
    proof: { hash: null, outcome: "none" },
    newHash: await hashPassword(payPassword, services.config),
  });
  const takeable = await takeableCoupons(tx, new Date(now));
  for (const { coupon } of takeable.slice(0, coupons)) await receiveCoupon(tx, services, id, coupon.id);
  await remember(tx, services, id);
  // Last, so that the outbox has no letters about what happened before the shop opened.
  await tx.update(members).set({ email }).where(eq(members.id, id));
  // A buyer who visits every day has read older messages.
  const old = and(eq(messages.memberId, id), lt(messages.createdAt, new Date(now - 2 * dayMs)));
  await tx.update(messages).set({ state: "ALREADY_READY" }).where(old);
  return true;
}

/** What a buyer who visits every day has viewed and saved. */
async function remember(tx: Tx, services: Services, memberId: string): Promise<void> {
  const now = services.clock.now();
  const at = (days: number) => ({ ...services, clock: { now: () => now - days * dayMs } });
  for (const [days, family, variant] of seen) await recordVisit(tx, at(days), memberId, skuIdOf(family, variant, 0));
  for (const [days, family, variant] of liked)
    await addGoods(tx, at(days), memberId, { type: "GOODS", id: skuIdOf(family, variant, 0) });
  for (const [days, store] of followed)
    await addStore(tx, at(days), memberId, { type: "STORE", id: idOf("store", store) });
}

/** Sets the wallet to the known balance of the demo buyer. */
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

/** A region's names and ids from its country down, as in an address. */
function pathOf(key: RegionKey): { consigneeAddressPath: string; consigneeAddressIdPath: string } {
  const region = everyRegion.find((one) => one.key === key);
  if (!region) throw new Error(`no region ${key}`);
  const chain = [...region.path, region.id];
  const names = chain.map((id) => everyRegion.find((one) => one.id === id)?.name.en ?? "");
  return { consigneeAddressPath: names.join(","), consigneeAddressIdPath: chain.join(",") };
}
