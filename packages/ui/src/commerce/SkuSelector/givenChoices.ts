import { recordOf, recordsOf, textOf } from "../../internal/given.ts";
import type { SkuAxis, SkuChoice } from "./skuChoice.ts";

/** SKUs as they were given, each with its values in any case. */
export function skusOf(given: readonly SkuChoice[]): readonly SkuChoice[] {
  return recordsOf(given, ["values"]).map((sku) => ({ ...sku, values: recordOf(sku.values) }));
}

/** Axes as they were given, without values that are no texts. */
export function axesOf(given: readonly SkuAxis[]): readonly SkuAxis[] {
  return recordsOf(given, ["values"]).map(({ name, values }) => ({
    name,
    values: recordsOf(values).filter(({ value }) => textOf(value)),
  }));
}
