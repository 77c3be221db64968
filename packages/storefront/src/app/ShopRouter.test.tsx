import { count, getAll } from "@sundry/api/contract/cart";
import type { CartView } from "@sundry/api/contract/entities/basket";
import { delivery, related, search, skuDetail } from "@sundry/api/contract/goods";
import { get as getStore } from "@sundry/api/contract/store";
import { media } from "@sundry/ui/theme/breakpoints";
import { useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { type Locator, page } from "vitest/browser";
import { goods, manyGoods, sku, store, umbrella } from "../testing/entities.ts";
import { type Answer, answer, goTo, pageOf, renderPage } from "../testing/renderPage.tsx";
import { ShopRouter } from "./ShopRouter.tsx";

/** One blue pixel: a picture that loads without a server. */
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='8'%3E%3Cpath fill='blue' d='M0 0h8v8H0z'/%3E%3C/svg%3E";
const priceDetailDTO = { goodsPrice: 0, freightPrice: 0, discountPrice: 0, couponPrice: 0, flowPrice: 0 };
const line = {
  storeId: "7",
  storeName: "Jinhe Umbrella Works",
  goodsSku: sku({ id: "11", goodsId: "1" }),
  num: 12,
  purchasePrice: 3.48,
  subTotal: 41.76,
  checked: false,
  invalid: false,
  cartType: "CART" as const,
};
const shop: readonly Answer[] = [
  answer(search, pageOf([...manyGoods(19), goods({ id: "11", goodsId: "1", thumbnail: picture })], 20)),
  answer(related, { categories: [], brands: [], paramOptions: [] }),
  answer(skuDetail, {
    data: sku({ id: "11", goodsId: "1", goodsGalleryList: [picture] }),
    wholesaleList: [],
    specs: [],
  }),
  answer(getStore, store()),
  answer(delivery, { dispatchHours: 48, returnDays: 15, freight: 3.8 }),
  answer(count, 12),
  answer(getAll, {
    cartList: [{ storeId: "7", storeName: "Jinhe Umbrella Works", skuList: [line], checked: false }],
    skuList: [line],
    priceDetailDTO,
    cartTypeEnum: "CART",
  } as CartView),
];

/** The parts of a page that go along just now: all of the document's transitions, each before and after the change. */
function watchTransitions() {
  const seen: [before: string[], after: string[]][] = [];
  const start = document.startViewTransition.bind(document);
  const spy = vi.spyOn(document, "startViewTransition").mockImplementation((change) => {
    const before = carried();
    return start(async () => {
      if (typeof change === "function") await change();
      seen.push([before, carried()]);
    });
  });
  onTestFinished(() => spy.mockRestore());
  return seen;
}

function carried(): string[] {
  const named = [...document.querySelectorAll<HTMLElement>("[style*=view-transition-name]")];
  return named.map(({ dataset }) => dataset.component ?? dataset.part ?? "");
}

/** Buyers who have not asked for less motion; the browser of the tests has. */
function withMotion() {
  const { matchMedia } = window;
  const spy = vi
    .spyOn(window, "matchMedia")
    .mockImplementation((query) => matchMedia.call(window, query === media.reducedMotion ? "not all" : query));
  onTestFinished(() => {
    spy.mockRestore();
  });
}

/** As a press does, without waiting for the page to come to rest. */
function press(link: Locator) {
  const element = link.element() as HTMLElement;
  element.focus({ preventScroll: true });
  element.click();
}

const card = page.getByRole("main").getByRole("link", { name: umbrella });
const title = page.getByRole("heading", { level: 1, name: umbrella });

test("[RT-07] [GD-02] the picture goes from the card to the gallery, and back to the card at its place", async () => {
  withMotion();
  const seen = watchTransitions();
  await renderPage("/goodsList", { answers: shop });
  await expect.element(card).toBeVisible();
  card.element().scrollIntoView({ block: "center" });
  const place = window.scrollY;
  expect(place).toBeGreaterThan(0);
  press(card);
  await expect.element(title).toBeVisible();
  await expect.poll(() => seen).toEqual([[["ProductImage"], ["stage"]]]);
  await expect.poll(() => document.activeElement?.id).toBe("content");
  expect(window.scrollY).toBe(0);
  await expect.poll(carried).toEqual([]);

  history.back();
  await expect.element(card).toBeInViewport();
  await expect.poll(() => seen.slice(1)).toEqual([[["stage"], ["ProductImage"]]]);
  expect(window.scrollY).toBe(place);
});

test("[RT-07] [BU-01] the picture goes from the gallery to the row in the cart", async () => {
  withMotion();
  const seen = watchTransitions();
  await renderPage("/goodsDetail?goodsId=1", { answers: shop });
  await expect.element(title).toBeVisible();
  goTo("/cart");
  await expect.element(page.getByRole("article", { name: umbrella })).toBeVisible();
  await expect.poll(() => seen[0]?.[0]).toEqual(["stage"]);
});

test("[RT-07] a picture out of sight stays where it is", async () => {
  withMotion();
  const seen = watchTransitions();
  await renderPage("/goodsDetail?goodsId=1", { answers: shop });
  await expect.element(title).toBeVisible();
  window.scrollTo(0, document.body.scrollHeight);
  goTo("/nowhere");
  await expect.element(title).not.toBeInTheDocument();
  expect(seen).toEqual([]);
});

test("[RT-07] with reduced motion nothing moves; the known picture still shows while the goods load", async () => {
  const seen = watchTransitions();
  const answers = [...shop, answer(search, pageOf([goods({ id: "11", goodsId: "1", thumbnail: picture })]))];
  const opened = await renderPage("/goodsList", { answers });
  await expect.poll(() => document.querySelector<HTMLImageElement>("main article img")?.currentSrc).toBe(picture);
  opened.answer(answer(skuDetail, () => new Promise(() => undefined)));
  press(card);
  await expect.poll(() => document.querySelector<HTMLImageElement>("[data-part=stage] img")?.currentSrc).toBe(picture);
  expect(seen).toEqual([]);
});

test("[RT-07] an address that changes while the browser holds back its event, as it does until all pictures are there, leads to its page", async () => {
  function Address() {
    const { pathname, search: query } = useLocation();
    return <p>{`${pathname}${query}`}</p>;
  }
  const holdBack = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener("popstate", holdBack, { capture: true });
  onTestFinished(() => window.removeEventListener("popstate", holdBack, { capture: true }));
  history.replaceState(null, "", "#/goodsList");
  const drawn = await render(
    <ShopRouter>
      <Address />
    </ShopRouter>,
  );
  onTestFinished(() => drawn.unmount());
  await expect.element(drawn.getByText("/goodsList")).toBeVisible();
  location.hash = "#/cart?way=typed";
  await expect.element(drawn.getByText("/cart?way=typed")).toBeVisible();
});

test("[RT-07] a link that is followed while the shop is drawn for the first time leads to its page", async () => {
  function FollowedAtOnce() {
    useLayoutEffect(() => goTo("/cart?way=early"), []);
    const { pathname, search: query } = useLocation();
    return <p>{`${pathname}${query}`}</p>;
  }
  history.replaceState(null, "", "#/goodsList");
  const drawn = await render(
    <ShopRouter>
      <FollowedAtOnce />
    </ShopRouter>,
  );
  onTestFinished(() => drawn.unmount());
  await expect.element(drawn.getByText("/cart?way=early")).toBeVisible();
});
