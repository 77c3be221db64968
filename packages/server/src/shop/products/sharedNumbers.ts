import { headingOf } from "./columns.ts";
import type { Findings } from "./findings.ts";
import type { Product } from "./readProducts.ts";

/** Notes article numbers that several variants have: who packs an order could take the wrong one. */
export function noteSharedNumbers(products: readonly Product[], findings: Findings): void {
  const seen = new Map<string, string>();
  for (const product of products)
    for (const { sku } of product.variants) {
      const other = seen.get(sku);
      if (sku !== "" && other !== undefined) {
        const whose = other === product.handle ? "another variant" : `the product ${other}`;
        findings.add("note", product, headingOf("sku"), `${whose} has the same number, ${sku}.`);
      } else seen.set(sku, product.handle);
    }
}
