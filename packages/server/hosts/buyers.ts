import { setTimeout as wait } from "node:timers/promises";
import { ApiError, type Client, createClient, safeStorage } from "@sundry/api/client";
import { addSku } from "@sundry/api/contract/cart";
import { pay } from "@sundry/api/contract/cashier";
import { createTrade } from "@sundry/api/contract/checkout";
import { search, skuDetail } from "@sundry/api/contract/goods";
import { list as orders } from "@sundry/api/contract/order";
import { home } from "@sundry/api/contract/page";
import { file as uploadPhoto } from "@sundry/api/contract/upload";
import type { Shopper } from "../bench/shoppers.ts";
import { bill } from "../test/orders.ts";

/** A call that a buyer made. */
export interface Asked {
  /** Milliseconds since the beginning. */
  at: number;
  took: number;
  ok: boolean;
  what: string;
}

/** What the shop confirmed to buyers, and each call that they made. */
export interface Seen {
  trades: string[];
  paid: string[];
  photos: string[];
  calls: Asked[];
  /** What nobody got an answer to, however often they asked. */
  givenUp: string[];
}

/** What visits use. */
export interface Visited {
  url: string;
  onSale: readonly { skuId: string; goodsId: string }[];
  photo: Uint8Array<ArrayBuffer>;
  random: () => number;
}

/** Pause of a buyer between two visits, on average. */
const restMs = 60_000;
/** How long a buyer repeats what failed, and the pause before they do. */
const patienceMs = 120_000;
const againMs = 2_000;
const words = ["cup", "lamp", "umbrella", "gift", "steel", "wool", "toy", "pen"];

/** Buyers who visit the shop until a moment, each on their own: six of ten visits browse, four order. */
export async function letThemBuy(shoppers: readonly Shopper[], visited: Visited, durationMs: number): Promise<Seen> {
  const seen: Seen = { trades: [], paid: [], photos: [], calls: [], givenUp: [] };
  const begun = performance.now();
  const left = () => begun + durationMs - performance.now();
  await Promise.all(
    shoppers.map(async (shopper) => {
      const visit = visitsOf(shopper, visited, seen, begun);
      // Not all at once.
      await wait(Math.min(left(), visited.random() * restMs));
      while (left() > 0) {
        await visit();
        await wait(Math.max(0, Math.min(left(), 2 * visited.random() * restMs)));
      }
    }),
  );
  return seen;
}

function visitsOf({ token }: Shopper, { url, onSale, photo, random }: Visited, seen: Seen, begun: number) {
  const client: Client = createClient({ baseUrl: `${url}/api`, storage: safeStorage(), fetch });
  client.session.setTokens({ accessToken: token, refreshToken: token });
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

  /** Asks until there is an answer, as a buyer does. */
  async function ask<T>(what: string, call: () => Promise<T>): Promise<T | undefined> {
    const first = performance.now();
    for (;;) {
      const at = performance.now();
      const told = (ok: boolean) => void seen.calls.push({ at: at - begun, took: performance.now() - at, ok, what });
      try {
        const answer = await call();
        told(true);
        return answer;
      } catch (error) {
        told(false);
        const isLasting = error instanceof ApiError && ["refused", "unauthorized", "notFound"].includes(error.kind);
        if (isLasting || performance.now() - first > patienceMs) {
          seen.givenUp.push(`${what}: ${String(error)} ${JSON.stringify(error)}`);
          return undefined;
        }
        await wait(againMs);
      }
    }
  }

  async function browse(): Promise<void> {
    await ask("page", async () => {
      const answer = await fetch(`${url}/`);
      if (!answer.ok) throw new Error(String(answer.status));
      await answer.arrayBuffer();
    });
    await ask("home", () => client.send(home, { clientType: "PC" }));
    await ask("search", () => client.send(search, { keyword: pick(words) }));
    for (let page = 0; page < 2; page += 1) await ask("goods", () => client.send(skuDetail, pick(onSale)));
  }

  async function order(): Promise<void> {
    const { skuId, goodsId } = pick(onSale);
    await ask("goods", () => client.send(skuDetail, { goodsId, skuId }));
    await ask("basket", () => client.send(addSku, { skuId, num: 1 }));
    const submitKey = crypto.randomUUID();
    const trade = await ask("order", () => client.send(createTrade, { submitKey }));
    if (!trade) return;
    seen.trades.push(trade.sn);
    // A payment that was made without an answer is refused when it is repeated: not confirmed, and not counted.
    if (await ask("payment", () => client.send(pay, bill(trade.sn)).then(() => true, whetherPaid)))
      seen.paid.push(trade.sn);
    await ask("orders", () => client.send(orders, { tag: "ALL", pageSize: 5 }));
    if (random() > 0.05) return;
    const file = new File([photo], "photo.png", { type: "image/png" });
    const address = await ask("photo", () => client.send(uploadPhoto, { file }));
    if (address) seen.photos.push(address);
  }

  return () => (random() < 0.6 ? browse() : order());
}

function whetherPaid(error: unknown): false {
  if (error instanceof ApiError && error.kind === "refused") return false;
  throw error;
}
