import { type Client, completeLogin, createClient, safeStorage } from "@sundry/api/client";
import { add as addAddress } from "@sundry/api/contract/address";
import { register } from "@sundry/api/contract/session";
import { ask } from "../test/bookkeeping.ts";
import { inYiwu } from "../test/buyers.ts";

/** A registered buyer, who makes one visit at a time. */
export interface SoakBuyer {
  username: string;
  client: Client;
}

/** An SKU that visits look at, buy, and ask its store about. */
interface OnSale {
  skuId: string;
  goodsId: string;
  storeId: string;
}

/** What all visits use. */
export interface SoakShop {
  url: string;
  buyers: readonly SoakBuyer[];
  onSale: readonly OnSale[];
}

export const password = "a sound password";

/** Goods sold by the piece and without a limit per buyer. The cheapest ones, so that wallets last. */
export const cheapest = `select * from (
    select distinct on (g.id) s.id as "skuId", g.id as "goodsId", g.store_id as "storeId", s.price_cents
    from goods g join skus s on s.goods_id = g.id
    where g.sales_model = 'RETAIL' and g.shelf = 'UPPER' and g.minimum = 1
      and not exists (select 1 from seckill_offers o join skus k on k.id = o.sku_id where k.goods_id = g.id)
    order by g.id, s.position) found order by price_cents limit 60`;

/** A client without a session, like a new browser. */
export function newClient(url: string): Client {
  return createClient({ baseUrl: `${url}/api`, storage: safeStorage(), fetch });
}

/** Registers `count` buyers with an address. It takes a while, because passwords are hashed at full cost. */
export async function registerBuyers(url: string, dataDir: string, count: number): Promise<SoakShop> {
  const onSale = await ask<OnSale>(dataDir, cheapest);
  const buyers: SoakBuyer[] = [];
  for (let at = 0; at < count; at += 1) {
    const username = `soak${at}`;
    const client = newClient(url);
    await completeLogin(client, await client.send(register, { username, password }));
    await client.send(addAddress, { ...inYiwu, isDefault: true });
    buyers.push({ username, client });
  }
  return { url, buyers, onSale };
}
