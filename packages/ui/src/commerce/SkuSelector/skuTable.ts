import type { SkuChoice, ValueState } from "./skuChoice.ts";

/** What can be asked of all combinations of a product, each of which is looked at once: there may be thousands. */
export interface SkuTable {
  /** The state of one value while `current` is selected. */
  stateOf(current: SkuChoice, axis: string, value: string): ValueState;
  /** Whether, from any SKU, one of these values is in none that differs from it in nothing else. */
  isUneven(axis: string, values: readonly string[]): boolean;
}

/** The table of these combinations. Of two that are the same, the first counts. */
export function skuTable(skus: readonly SkuChoice[]): SkuTable {
  const names = [...new Set(skus.flatMap(({ values }) => Object.keys(values)))];
  /** The values of a combination, without one axis or with another value there. */
  const keyOf = (values: SkuChoice["values"], axis?: string, value?: string) =>
    JSON.stringify(names.map((name) => (name === axis ? value : values[name]) ?? null));
  const byKey = new Map<string, SkuChoice>();
  const valuesOf = new Map(names.map((name) => [name, new Set<string>()]));
  for (const sku of skus) {
    const key = keyOf(sku.values);
    if (!byKey.has(key)) byKey.set(key, sku);
    for (const [name, value] of Object.entries(sku.values)) valuesOf.get(name)?.add(value);
  }
  return {
    stateOf(current, axis, value) {
      if (!valuesOf.get(axis)?.has(value)) return "absent";
      if (current.values[axis] === value) return "chosen";
      const exact = byKey.get(keyOf(current.values, axis, value));
      if (!exact) return "changesOthers";
      return exact.quantity > 0 ? "fits" : "soldOut";
    },
    isUneven(axis, values) {
      const there = new Set(values.filter((value) => valuesOf.get(axis)?.has(value)));
      const besides = new Map<string, Set<string>>();
      for (const sku of skus) {
        const key = keyOf(sku.values, axis);
        const found = besides.get(key) ?? new Set<string>();
        const own = sku.values[axis];
        besides.set(key, own !== undefined && there.has(own) ? found.add(own) : found);
      }
      return [...besides.values()].some(({ size }) => size < there.size);
    },
  };
}
