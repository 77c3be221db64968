/** One sellable combination: a value for every axis, such as `{ Colour: "Navy", Canopy: "58 cm" }`. */
export interface SkuChoice {
  readonly skuId: string;
  readonly values: Readonly<Record<string, string>>;
  /** Pieces in stock. */
  readonly quantity: number;
}

/**
 * State of a value: `chosen`; `fits` the others; `changesOthers` exists, but only if another axis changes; `soldOut` fits but has
 * no stock; `absent` is in no SKU.
 */
export type ValueState = "chosen" | "fits" | "changesOthers" | "soldOut" | "absent";

/** The state of one value while `current` is selected. */
export function valueState(skus: readonly SkuChoice[], current: SkuChoice, axis: string, value: string): ValueState {
  const having = skus.filter((sku) => sku.values[axis] === value);
  if (having.length === 0) return "absent";
  if (current.values[axis] === value) return "chosen";
  const exact = having.find((sku) => differences(sku, current) === 1);
  if (!exact) return "changesOthers";
  return exact.quantity > 0 ? "fits" : "soldOut";
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
