import { getAll } from "@sundry/api/contract/cart";
import { client } from "../../shared/data/client.ts";

/** For `cart.setSkus`: the counts that the lines of the cart will have: what is there already, and what is added. */
export async function withCart(wanted: ReadonlyMap<string, number>) {
  const cart = await client.send(getAll, {});
  const present = new Map(cart.skuList.map(({ goodsSku, num }) => [goodsSku.id, num]));
  return {
    lines: [...wanted]
      .filter(([, num]) => num > 0)
      .map(([skuId, num]) => ({ skuId, num: num + (present.get(skuId) ?? 0) })),
  };
}
