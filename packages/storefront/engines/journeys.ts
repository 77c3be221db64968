import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { Marketplace, type Session } from "./marketplace.ts";
import { Shopper } from "./Shopper.ts";
import type { Bench } from "./testEngine.ts";
import { prepare, rounds } from "./visits.ts";

const password = "a sound password";
const umbrella = "Windproof folding umbrella, 8 fibreglass ribs";
const [desk] = rounds;

let made = 0;
function newName(): string {
  made += 1;
  return `e${process.pid.toString(36)}${Date.now().toString(36)}${made}`.slice(-20);
}

/** Registers a buyer through the API. */
export async function newBuyer(url: string): Promise<Session> {
  const username = newName();
  const tokens = await new Marketplace(url).call<Omit<Session, "username">>("POST", "/passport/register", {
    username,
    password,
  });
  return { ...tokens, username };
}

/** Lets somebody shop in a new profile, and checks that no page reported a fault. */
export async function shopping(
  { engine, shop }: Bench,
  who: Session | undefined,
  journey: (shopper: Shopper) => Promise<void>,
): Promise<void> {
  if (!desk) throw new Error("There is no round.");
  const window = await engine.window();
  try {
    await prepare(window, shop.url, desk, who);
    await journey(new Shopper(window, shop.url));
    expect(shop.faults()).toEqual([]);
  } finally {
    shop.faults();
    await window.close();
  }
}

/** The ways of a buyer through the shop, with a real mouse and keyboard. */
export function testJourneys(bench: Bench): void {
  describe("journeys", () => {
    test("[HM-05] [GD-02] [SE-07] [BU-01] [BU-03] [BU-04] [BU-06] a visitor searches, chooses, registers, orders, and pays from the wallet", async () => {
      await shopping(bench, undefined, async (shopper) => {
        await shopper.open("/#/");
        await shopper.fill("combobox", "Search products", "garden umbrella pulley");
        await shopper.key("Enter");
        await shopper.isAt(/#\/goodsList\?keyword=/);
        await shopper.press("heading", "/^Garden umbrella 2.4/");
        await shopper.see("heading", "/^Garden umbrella 2.4/");
        await shopper.press("button", "Forest");
        await shopper.press("button", "Add to cart");
        await shopper.press("button", "Login now", { role: "dialog", name: "/.*/" });
        await shopper.press("link", "/^Register$/", { role: "main", name: "/.*/" });
        await shopper.fill("textbox", "/^Username$/", newName());
        await shopper.fill("textbox", "Password", password);
        await shopper.fill("textbox", "Confirm password", password);
        await shopper.press("checkbox", "/I accept the privacy policy/");
        await shopper.press("button", "/^Register$/", { role: "main", name: "/.*/" });
        await shopper.isAt(/#\/goodsDetail/);
        expect((await shopper.see("button", "Forest")).state).toBe("true");
        await shopper.until(() => localStorage.getItem("cartNum") === "1" || undefined, "", "one item in the cart");
        await shopper.goTo("/cart");
        await shopper.press("button", "/^Check out 1 item/");
        await shopper.isAt(/#\/pay\?/);
        await shopper.press("button", "New address");
        const drawer = { role: "dialog", name: "New address" };
        await shopper.fill("textbox", "/^Full name/", "Mei Tanaka", drawer);
        await shopper.fill("textbox", "/^Phone number/", "13800138000", drawer);
        await shopper.fill("textbox", "/^Street, number, unit/", "18 Chouzhou North Road", drawer);
        await shopper.press("combobox", "/^Region/", drawer);
        for (const place of ["China", "Zhejiang", "Jinhua", "Yiwu"]) {
          await shopper.see("option", place);
          await shopper.window.type(place);
          await shopper.key("Enter");
        }
        await shopper.press("button", "Save address", drawer);
        await shopper.see("radio", "/Mei Tanaka/");
        await shopper.press("button", "/^Place order/");
        await shopper.isAt(/#\/payMent\?/);
        await shopper.press("button", "/^Pay \\$/");
        await shopper.press("button", "Pay now", { role: "dialog", name: "/.*/" });
        await shopper.see("heading", "Payment successful");
        await shopper.press("link", "View my orders");
        await shopper.reads("Being packed");
      });
    });

    test("[MC-02] a buyer cancels an order that is not paid", async () => {
      const buyer = await newBuyer(bench.shop.url);
      await orderUmbrellas(bench.shop.url, buyer);
      await shopping(bench, buyer, async (shopper) => {
        await shopper.open("/#/home/MyOrder");
        await shopper.press("button", "/^Cancel/", { role: "main", name: "/.*/" });
        const dialog = { role: "dialog", name: "Cancel this order?" };
        await shopper.press("radio", "I found it cheaper elsewhere", dialog);
        await shopper.press("button", "Cancel order", dialog);
        await shopper.reads("Order cancelled");
      });
    });

    test("[GD-06] [MC-07] a buyer claims a coupon and has it", async () => {
      await shopping(bench, await newBuyer(bench.shop.url), async (shopper) => {
        await shopper.open("/#/coupon");
        await shopper.press("button", "/^Claim.*Jinhe Umbrella Works: all products/");
        await shopper.press("link", "/^Use now/", { role: "dialog", name: "Claimed" });
        await shopper.isAt(/merchant\?id=/);
        await shopper.goTo("/home/Coupons");
        await shopper.reads("Jinhe Umbrella Works: all products");
      });
    });

    test("[MC-08] a buyer saves goods, and finds them among the favourites", async () => {
      const [goods] = await new Marketplace(bench.shop.url).records<{ goodsId: string; goodsName: string }>(
        "/goods/es?keyword=teapot&pageSize=1",
      );
      await shopping(bench, await newBuyer(bench.shop.url), async (shopper) => {
        await shopper.open(`/#/goodsDetail?goodsId=${goods?.goodsId}`);
        await shopper.press("button", "Save to favourites");
        await shopper.see("button", "Saved to favourites");
        await shopper.goTo("/home/Favorites");
        await shopper.see("button", `Remove: ${goods?.goodsName}`);
      });
    });

    test("[SB-07] a buyer writes to customer service", async () => {
      const buyer = await newBuyer(bench.shop.url);
      const account = new Marketplace(bench.shop.url, buyer.accessToken);
      const said = async () => {
        const [talk] = await account.call<{ id: string }[]>("GET", "/im/talk/list");
        if (!talk) return [];
        const messages = await account.call<{ text: string }[]>("GET", `/im/message?talkId=${talk.id}`);
        return messages.map(({ text }) => text);
      };
      await shopping(bench, buyer, async (shopper) => {
        await shopper.open("/#/mailUs");
        await shopper.press("button", "Customer service", { role: "navigation", name: "Your shortcuts" });
        await shopper.see("dialog", "Customer service");
        // Its frame is a site of its own, which only a mouse and a keyboard reach.
        const write = async () => {
          const { x, bottom } = await shopper.until(
            () => {
              const frame = document.querySelector("iframe")?.getBoundingClientRect();
              return frame && frame.height > 200
                ? { x: frame.left + frame.width / 2, bottom: frame.bottom }
                : undefined;
            },
            "",
            "the chat",
          );
          await shopper.window.clickAt(x, bottom - 36);
          await shopper.window.type("Is the lamp dimmable?");
          await shopper.key("Enter");
          return said();
        };
        // It takes no text before it is connected.
        await expect.poll(write, { interval: 1_000, timeout: 20_000 }).toContain("Is the lamp dimmable?");
      });
    });

    test("[MC-15] a buyer uploads a photo of themselves", async () => {
      const folder = await mkdtemp(join(tmpdir(), "sundry-photo-"));
      const photo = join(folder, "face.png");
      await sharp({ create: { width: 600, height: 400, channels: 3, background: "#d84" } }).toFile(photo);
      try {
        await shopping(bench, await newBuyer(bench.shop.url), async (shopper) => {
          await shopper.open("/#/home/Profile");
          await shopper.see("button", "Save profile");
          await shopper.window.chooseFile("input[type=file]:not([capture])", photo);
          await shopper.see("img", "Photo 1");
          // The photo is shown at once; while it is on its way, the form says so instead of being saved.
          await shopper.until(
            () => !document.querySelector("main [role=progressbar]") || undefined,
            "",
            "the photo sent",
          );
          await shopper.press("button", "Save profile");
          await shopper.reads("Profile saved");
        });
      } finally {
        await rm(folder, { recursive: true });
      }
    });

    test("[SE-06] a visitor passes the security check without its picture", async () => {
      await shopping(bench, undefined, async (shopper) => {
        const mobile = `15${String(Date.now()).slice(-9)}`;
        await shopper.open("/#/login");
        await shopper.press("tab", "Text code");
        await shopper.fill("textbox", "Mobile number", mobile);
        await shopper.press("button", "Send code");
        await shopper.press("button", "Check without the picture");
        await shopper.reads(`We sent a code to ${mobile}.`);
      });
    });
  });
}

/** Gives a buyer an address, and an order of umbrellas that is not paid. */
async function orderUmbrellas(url: string, { accessToken }: Session): Promise<void> {
  const shop = new Marketplace(url, accessToken);
  const names: string[] = [];
  const ids: string[] = [];
  for (let inside: string | undefined = "0"; inside !== undefined; ) {
    const regions: { id: string; name: string }[] = await shop.call("GET", `/region/item/${inside}`);
    const region: { id: string; name: string } | undefined =
      names.length === 0 ? regions.find(({ name }) => name === "China") : regions[0];
    if (region) {
      names.push(region.name);
      ids.push(region.id);
    }
    inside = region?.id;
  }
  await shop.call("POST", "/member/address", {
    name: "Mei Tanaka",
    mobile: "13800138000",
    consigneeAddressPath: names.join(","),
    consigneeAddressIdPath: ids.join(","),
    detail: "18 Chouzhou North Road",
    isDefault: "true",
  });
  const [goods] = await shop.records<{ id: string; minimum: number }>(
    `/goods/es?keyword=${encodeURIComponent(umbrella)}&pageSize=1`,
  );
  await shop.call("POST", `/cart?skuId=${goods?.id}&num=${goods?.minimum}`);
  await shop.call("POST", "/cart/create/trade", { way: "CART", client: "PC" }, "json");
}
