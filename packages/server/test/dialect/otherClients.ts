import { createHash } from "node:crypto";
import { type Client, createClient, safeStorage } from "@sundry/api/client";
import { referenceDialect } from "@sundry/api/dialects/reference";
import type { TestBuyer } from "../buyers.ts";
import type { TestShop } from "../support/shop.ts";

/** The address of the shop in these tests. */
export const host = "http://shop.test";

export const md5 = (text: string) => createHash("md5").update(text).digest("hex");

interface Answered {
  status: number;
  body: { success: boolean; code: number; message: string; result: unknown };
}

/** Clients of the reference backend that send their requests to a shop. */
export function otherClients(shop: TestShop) {
  /** Our own pages with `dialect: reference`. */
  function guest(): Client {
    return createClient({
      baseUrl: host,
      dialect: referenceDialect({ bases: { buyer: host, common: host, im: host }, md5 }),
      storage: safeStorage(),
      fetch: async (input, init) => shop.app.request(String(input), init),
      now: () => shop.clock.at,
    });
  }

  /** The same buyer, in such pages. */
  function elsewhere({ client, accessToken }: TestBuyer): Client {
    const other = guest();
    other.session.setTokens({ accessToken, refreshToken: "" });
    other.session.setUser(client.session.user() ?? { username: "", nickName: "", face: "" });
    return other;
  }

  /** Sends a request as a client would that does not know our contract. */
  async function ask(
    request: string,
    { accessToken, form }: { accessToken?: string; form?: Record<string, string> } = {},
  ): Promise<Answered> {
    const [method = "", path = ""] = request.split(" ");
    const answered = await shop.app.request(host + path, {
      method,
      headers: { uuid: "another-client-0001", ...(accessToken && { accessToken }) },
      ...(form && { body: new URLSearchParams(form) }),
    });
    return { status: answered.status, body: (await answered.json()) as Answered["body"] };
  }

  async function resultOf<T = Readonly<Record<string, unknown>>>(request: string, as?: { accessToken: string }) {
    return (await ask(request, as)).body.result as T;
  }

  return { guest, elsewhere, ask, resultOf };
}
