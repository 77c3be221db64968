import { describe, expect, test } from "vitest";
import { newBuyer, shopping } from "./journeys.ts";
import { Marketplace } from "./marketplace.ts";
import { measure } from "./page/measure.ts";
import type { Shopper } from "./Shopper.ts";
import type { Bench } from "./testEngine.ts";

declare global {
  interface Window {
    /** Only in a page that was left: one that is loaded anew has forgotten it. */
    wasLeft?: boolean;
  }
}

/** How long nothing may change before a page is left, ms: parts of it come when the browser is idle. */
const quietMs = 2_500;

/**
 * Follows a link to another document, lets something happen meanwhile, and goes Back. Fails unless the browser has restored
 * the page as it was left.
 */
async function leaveAndComeBack(shopper: Shopper, elsewhere: () => Promise<unknown>): Promise<void> {
  // Firefox keeps no page that is still loading something.
  await shopper.window.run(measure, quietMs);
  await shopper.window.run(() => {
    window.wasLeft = true;
    setTimeout(() => location.assign("/robots.txt"), 50);
  });
  await shopper.until(() => location.pathname === "/robots.txt" || undefined, "", "another document");
  await elsewhere();
  await shopper.window.run(() => void setTimeout(() => history.back(), 50));
  await shopper.until(() => location.pathname === "/" || undefined, "", "the page again");
  expect(await shopper.window.run(() => window.wasLeft), "Back has restored the page").toBe(true);
}

/** Back from another document: the browser restores the page from its memory, which only real engines do. */
export function testComingBack(bench: Bench): void {
  describe("coming back", () => {
    test("[EN-06] [BU-06] Back restores the page with the text in it and the count that the cart has now", async () => {
      const buyer = await newBuyer(bench.shop.url);
      const account = new Marketplace(bench.shop.url, buyer.accessToken);
      const [goods] = await account.records<{ id: string; minimum: number }>("/goods/es?keyword=teapot&pageSize=1");
      await shopping(bench, buyer, async (shopper) => {
        await shopper.open("/#/mailUs");
        await shopper.fill("textbox", "Message", "Is the lamp dimmable?");
        await leaveAndComeBack(shopper, () => account.call("POST", `/cart?skuId=${goods?.id}&num=${goods?.minimum}`));
        await shopper.until(
          (count) => [...document.querySelectorAll("header a")].find(({ ariaLabel }) => ariaLabel === count)?.ariaLabel,
          "Cart, 1 item",
          "the new count",
        );
        expect(await shopper.window.run(() => document.querySelector("textarea")?.value)).toBe("Is the lamp dimmable?");
      });
    });
  });
}
