import type { SkuChoice, ValueState } from "./skuChoice.ts";
import { skuTable } from "./skuTable.ts";

/** The state of one value while `current` is selected. */
export function valueState(skus: readonly SkuChoice[], current: SkuChoice, axis: string, value: string): ValueState {
  return skuTable(skus).stateOf(current, axis, value);
}

/**
 * The SKU to select when a value is pressed: the same combination with that value if it is sold, otherwise the one that
 * changes the fewest other axes, in stock first. Undefined only if no SKU has the value.
 */
export function chooseSku(
  skus: readonly SkuChoice[],
  current: SkuChoice,
  axis: string,
  value: string,
): SkuChoice | undefined {
  const having = skus.filter((sku) => sku.values[axis] === value);
  const cost = (sku: SkuChoice) => differences(sku, current) * 2 + (sku.quantity > 0 ? 0 : 1);
  return having.reduce<SkuChoice | undefined>(
    (best, sku) => (best === undefined || cost(sku) < cost(best) ? sku : best),
    undefined,
  );
}

function differences(a: SkuChoice, b: SkuChoice): number {
  const axes = new Set([...Object.keys(a.values), ...Object.keys(b.values)]);
  return [...axes].filter((axis) => a.values[axis] !== b.values[axis]).length;
}
