import type { freightTemplates } from "@sundry/server/marketplace";
import { type FreightPlan, freightPlans } from "../data/freight.ts";
import { everyRegion } from "@sundry/server/marketplace";
import { idOf } from "../ids.ts";

type FreightTemplate = typeof freightTemplates.$inferInsert;

/** The freight template for all goods of a store. */
export function freightTemplateOf(storeKey: string): string {
  return idOf("freight", storeKey);
}

/** One template per store, according to the store's plan. Throws if a plan names an unknown region. */
export function freightRows(): FreightTemplate[] {
  const idByKey = new Map(everyRegion.map(({ key, id }) => [key, id]));
  const rowsOf = (plan: FreightPlan, store: string): FreightTemplate["rows"] =>
    plan.zones.map(({ regions: keys, express, ...charge }) => ({
      ...charge,
      ...(express && plan.expressStores?.includes(store) && { express }),
      regionIds: keys.map((key) => {
        const id = idByKey.get(key);
        if (id === undefined) throw new Error(`Freight plan ${plan.key} names the unknown region ${key}.`);
        return id;
      }),
    }));
  return freightPlans.flatMap((plan) =>
    plan.stores.map((store) => ({
      id: freightTemplateOf(store),
      storeId: idOf("store", store),
      name: plan.name,
      pricing: plan.pricing,
      rows: rowsOf(plan, store),
    })),
  );
}
