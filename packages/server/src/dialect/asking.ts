import type { Context } from "hono";
import { languageOf } from "#server/http/language.ts";
import type { Services } from "#server/services.ts";
import { momentIn, wireMoment } from "#server/shopTime.ts";
import { topicOf } from "./phone/links.ts";
import type { Asking } from "./values/valueObject.ts";

/** Who asks, from a request that this server has answered. */
export function askingOf(c: Context, { clock, config }: Services, origin: string | undefined): Asking {
  const zone = config.shopZone;
  return {
    ...buyerIn(c.req.header("accesstoken") ?? ""),
    lang: languageOf(c),
    origin: origin ?? "",
    onPhone: isOnPhone(c),
    moment: wireMoment(new Date(clock.now()), zone),
    epochOf: (time) => (typeof time === "string" ? (momentIn(time, zone)?.getTime() ?? time) : (time ?? null)),
  };
}

/** The client says so where it asks for the home page or the page of a store; a topic has a number for phones. */
function isOnPhone(c: Context): boolean {
  const client = c.req.query("clientType") ?? c.req.query("pageClientType") ?? "";
  return ["H5", "WECHAT_MP", "APP"].includes(client) || topicOf(c.req.path).onPhone;
}

/** The buyer of a token, which the call itself has checked. It goes into their own answer only. */
function buyerIn(token: string): Pick<Asking, "memberId" | "username"> {
  try {
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<
      string,
      unknown
    >;
    const { id } = JSON.parse(String(claims["userContext"])) as Record<string, unknown>;
    return { memberId: String(id ?? ""), username: String(claims["sub"] ?? "") };
  } catch {
    return { memberId: "", username: "" };
  }
}
