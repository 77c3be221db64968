import { type pickupPoints, storeBadge, type stores } from "@sundry/server/marketplace";
import { closedStores } from "../data/closedStores.ts";
import { storePages } from "../data/storePages.ts";
import { type StoreProfile, stores as profiles } from "../data/stores.ts";
import { idOf } from "../ids.ts";
import { groundHex } from "../pictures/grounds.ts";
import { seededRandom } from "../seededRandom.ts";

type StoreRow = typeof stores.$inferInsert;

/** Rows of all stores, open ones first; `goodsNum` has the number of goods by store id. */
export function storeRows(goodsNum: ReadonlyMap<string, number>): StoreRow[] {
  const decorated = new Set(storePages.map(({ store }) => store));
  return [...profiles, ...closedStores].map((profile) => {
    const id = idOf("store", profile.key);
    const random = seededRandom(`store ${profile.key}`);
    const opened = new Date(Date.UTC(profile.sinceYear, Math.floor(random() * 12), 1 + Math.floor(random() * 28), 2));
    return {
      id,
      key: profile.key,
      name: profile.name,
      description: profile.description,
      logo: storeBadge(profile.initials, groundHex(profile.tint)),
      state: closedStores.includes(profile) ? "CLOSED" : "OPEN",
      selfOperated: profile.selfOperated,
      selfPickup: profile.pickup !== undefined,
      pageShow: decorated.has(profile.key),
      address: profile.pickup?.address ?? profile.city,
      center: "",
      company: { en: `${profile.name.en} Co., Ltd.`, zh: `${profile.city.zh}${profile.name.zh}有限公司` },
      openedAt: opened,
      descriptionScore: hundredths(profile.scores.description),
      serviceScore: hundredths(profile.scores.service),
      deliveryScore: hundredths(profile.scores.delivery),
      goodsNum: goodsNum.get(id) ?? 0,
      collectionNum: 40 + Math.floor(random() ** 2 * 2_600),
    };
  });
}

/** Pick-up points of stores. */
export function pickupRows(): (typeof pickupPoints.$inferInsert)[] {
  return profiles.flatMap((profile: StoreProfile) => {
    if (!profile.pickup) return [];
    const { name, address, phone, hours } = profile.pickup;
    return {
      id: idOf("pickup", profile.key),
      storeId: idOf("store", profile.key),
      name: name,
      address: { en: `${address.en} (${hours.en})`, zh: `${address.zh}（${hours.zh}）` },
      center: "",
      mobile: phone,
    };
  });
}

function hundredths(score: number): number {
  return Math.round(score * 100);
}
