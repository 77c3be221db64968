import { count, getAll } from "@sundry/api/contract/cart";
import { hotWords, search } from "@sundry/api/contract/goods";
import { home } from "@sundry/api/contract/page";
import { today } from "@sundry/api/contract/seckill";
import { expect, onTestFinished, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { cartLine, cartOf } from "../../testing/carts.ts";
import { manyGoods } from "../../testing/entities.ts";
import {
  answer,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  pageOf,
  renderPage,
} from "../../testing/renderPage.tsx";

const homePage = answer(home, {
  pageData: JSON.stringify({
    list: [
      { type: "navBar", list: [{ name: "School lists", url: "/topic?id=7" }] },
      { type: "bannerAdvert", options: { name: "Still here", url: "/goodsList" } },
    ],
  }),
});
const atHome = [homePage, answer(today, []), answer(hotWords, ["umbrella", "gift box"])];
/** A home page with an advert, several screens tall. */
const longHome = [
  answer(home, {
    pageData: JSON.stringify({
      list: [
        { type: "topAdvert", options: { name: "Sale", url: "/goodsList" } },
        ...["Still here", "Two", "Three", "Four", "Five", "Six"].map((name) => ({
          type: "bannerAdvert",
          options: { name, url: "/goodsList", img: "/media/none.webp" },
        })),
      ],
    }),
  }),
  answer(today, []),
  answer(hotWords, ["umbrella"]),
];
const box = page.getByRole("combobox", { name: "Search products" });
const banner = page.getByRole("banner");

const rectOf = (what: Locator) => what.element().getBoundingClientRect();

async function scrollTo(top: number) {
  window.scrollTo({ top, behavior: "instant" });
  await expect.poll(() => window.scrollY).toBe(top);
}

const topBar = page.getByRole("region", { name: "Account and settings" });
const send = page.getByRole("button", { name: "Send message" });
const inView = (what: Locator) => rectOf(what).bottom > 0 && rectOf(what).top < window.innerHeight;

/** Waits until nothing slides any more. */
async function settled() {
  await expect.poll(() => document.getAnimations().filter(({ playState }) => playState === "running").length).toBe(0);
}

/** An entry of the browser's list of layout shifts, with the elements that moved. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** What moved in the header without being scrolled, since it began to watch. Parts of the page that load late may move others. */
function watchShifts() {
  const shifts: number[] = [];
  const note = (entries: PerformanceEntry[]) => {
    for (const { value, sources } of entries as LayoutShift[])
      if (sources.some(({ node }) => banner.element().contains(node))) shifts.push(value);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  onTestFinished(() => observer.disconnect());
  return () => {
    note(observer.takeRecords());
    return shifts;
  };
}

for (const width of [768, 1440])
  test(`[HM-08] at ${width} px the header is fixed from the first pixel of scroll, the search floats in after 300, and nothing jumps`, async () => {
    const shop = await renderPage("/", { width, answers: longHome });
    await expect.element(page.getByText("Still here")).toBeVisible();
    const advert = page.getByRole("complementary", { name: "Sale" });
    await expect.element(advert).toBeVisible();
    expect(rectOf(topBar).top).toBe(0);
    const [boxBefore, advertBefore] = [rectOf(box).top, rectOf(advert).top];
    const contentBefore = rectOf(page.getByText("Still here")).top;
    const shifts = watchShifts();
    for (const scroll of [1, 2, 10, 44, 45, 120, 250, 300]) {
      await scrollTo(scroll);
      expect(rectOf(topBar).top, `${scroll}`).toBe(0);
      expect(rectOf(advert).top, `${scroll}`).toBe(advertBefore - scroll);
      expect(rectOf(page.getByText("Still here")).top, `${scroll}`).toBe(contentBefore - scroll);
      if (boxBefore - scroll > 0) expect(rectOf(box).top, `${scroll}`).toBe(boxBefore - scroll);
    }
    expect(inView(box)).toBe(false);
    for (const scroll of [301, 400, 700]) {
      await scrollTo(scroll);
      await settled();
      await expect.poll(() => rectOf(box).top).toBe(8);
      expect(rectOf(page.getByText("Still here")).top).toBe(contentBefore - scroll);
      expect(document.elementFromPoint(width / 2, 1)?.closest("header")).not.toBeNull();
    }
    await scrollTo(290);
    await expect.poll(() => inView(box)).toBe(false);
    await scrollTo(0);
    expect(rectOf(box).top).toBe(boxBefore);
    expect(shifts()).toEqual([]);
    // The floating search asks for no hot words of its own.
    expect(shop.sent(hotWords).length).toBeLessThanOrEqual(1);
  });

for (const width of [768, 1440])
  test(`[HM-08] at ${width} px the search is one press away while its row is out of view, and its button moves nothing`, async () => {
    await renderPage("/", { width, answers: longHome });
    await expect.element(page.getByText("Still here")).toBeVisible();
    const opener = topBar.getByRole("button", { name: "Search products" });
    await expect.element(opener).not.toBeInTheDocument();
    const language = topBar.getByRole("combobox", { name: "Language" });
    const { left, top } = rectOf(language);
    const shifts = watchShifts();
    for (const scroll of [30, 100, 200, 300]) {
      await scrollTo(scroll);
      await expect.element(opener).toBeVisible();
      expect([rectOf(language).left, rectOf(language).top]).toEqual([left, top]);
      // By keyboard: the mouse of a test scrolls to where a fixed thing stood before.
      (opener.element() as HTMLElement).focus({ preventScroll: true });
      await userEvent.keyboard("{Enter}");
      await expect.element(box).toHaveFocus();
      await settled();
      const seen = () => {
        const { x, y, width: wide, height } = rectOf(box);
        return box.element().contains(document.elementFromPoint(x + wide / 4, y + height / 2));
      };
      await expect.poll(seen, { message: `${scroll}` }).toBe(true);
      await userEvent.keyboard("{Escape}");
      (box.element() as HTMLElement).blur();
    }
    expect(shifts()).toEqual([]);
    await scrollTo(0);
  });

for (const width of [1024, 1440])
  test(`[HM-08] [HM-04] at ${width} px the fixed bar has the cart with its preview while its row is out of view, and moves nothing`, async () => {
    const shop = await renderPage("/", {
      width,
      answers: [...longHome, answer(count, 3), answer(getAll, cartOf([cartLine()]))],
    });
    await expect.element(page.getByText("Still here")).toBeVisible();
    const cart = topBar.getByRole("link", { name: /^Cart/ });
    await expect.element(cart).not.toBeInTheDocument();
    await expect.element(banner.getByRole("link", { name: /^Cart/ })).toHaveAccessibleName(/3 items/);
    await shop.quiet();
    const asked = [shop.sent(count).length, shop.sent(getAll).length];
    const language = topBar.getByRole("combobox", { name: "Language" });
    const { left, top } = rectOf(language);
    const seen = (what: Locator) => {
      const { x, y, width: wide, height } = rectOf(what);
      return what.element().contains(document.elementFromPoint(x + wide / 2, y + height / 2));
    };
    const shifts = watchShifts();
    await scrollTo(200);
    await expect.element(cart).toHaveAccessibleName(/3 items/);
    await shop.quiet();
    expect([shop.sent(count).length, shop.sent(getAll).length]).toEqual(asked);
    // In a narrower one, a line without announcements can't be scrolled by key when motion is reduced.
    if (width === 1440) await expectAccessible();
    for (const scroll of [100, 160, 220, 300]) {
      await scrollTo(scroll);
      expect(rectOf(topBar).top, `${scroll}`).toBe(0);
      await expect.element(cart).toHaveAccessibleName(/3 items/);
      await expect.poll(() => seen(cart), { message: `${scroll}` }).toBe(true);
      expect([rectOf(language).left, rectOf(language).top]).toEqual([left, top]);
      // By keyboard: the mouse of a test scrolls to where a fixed thing stood before.
      (cart.element() as HTMLElement).focus({ preventScroll: true });
      await userEvent.keyboard("{ArrowDown}");
      const line = topBar.getByRole("list", { name: "Cart" }).getByRole("link");
      await expect.element(line).toMatchTextContent("× 12");
      await settled();
      expect(seen(line), `${scroll}`).toBe(true);
      expect(window.scrollY).toBe(scroll);
      await userEvent.keyboard("{Escape}");
      await expect.element(line).not.toBeInTheDocument();
      (document.activeElement as HTMLElement).blur();
    }
    expect(shifts()).toEqual([]);
    await scrollTo(0);
    await expect.element(cart).not.toBeInTheDocument();
  });

test("[HM-08] [HM-05] the focus, the text and an open list of suggestions come along when the search floats in", async () => {
  await renderPage("/", { width: 1440, answers: [...longHome, answer(search, pageOf(manyGoods(3)))] });
  await expect.element(page.getByText("Still here")).toBeVisible();
  await box.click();
  await box.fill("umb");
  const panel = page.getByRole("dialog", { name: "Search suggestions" });
  await expect.element(panel.getByRole("status")).toHaveTextContent("3 suggestions");
  const before = box.element();
  for (const scroll of [200, 320, 600, 250]) {
    await scrollTo(scroll);
    await settled();
    await expect.poll(() => inView(box), { message: `${scroll}` }).toBe(true);
    expect(rectOf(panel).top).toBeGreaterThanOrEqual(rectOf(box).bottom - 4);
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveValue("umb");
    expect(box.element()).toBe(before);
  }
  await userEvent.keyboard("{Escape}");
  await scrollTo(0);
});

test("[HM-08] [HM-16] what gets the focus in the header of a scrolled page is seen", async () => {
  await renderPage("/", { width: 1440, answers: longHome });
  await expect.element(page.getByText("Still here")).toBeVisible();
  for (const scroll of [250, 500]) {
    await scrollTo(scroll);
    await settled();
    for (const what of [
      topBar.getByRole("combobox", { name: "Language" }),
      box,
      banner.getByRole("link", { name: /^Cart/ }),
    ]) {
      (what.element() as HTMLElement).focus({ focusVisible: true, preventScroll: true });
      await settled();
      const seen = () => {
        const { x, y, width, height } = rectOf(what);
        return what.element().contains(document.elementFromPoint(x + width / 2, y + height / 2));
      };
      await expect.poll(seen, { message: `${scroll}` }).toBe(true);
    }
    (document.activeElement as HTMLElement).blur();
  }
  await scrollTo(0);
});

test("[HM-08] a page opened from the login begins with its header in place, however far the page before was scrolled", async () => {
  await renderPage("/", { width: 1440, loggedIn: false, answers: longHome });
  await expect.element(page.getByText("Still here")).toBeVisible();
  await scrollTo(500);
  await settled();
  goTo("/login");
  await expect.element(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
  await expect.poll(() => window.scrollY).toBe(0);
  goTo("/mailUs");
  await expect.element(send).toBeVisible();
  // The browser tells of a scroll with its next frame, before that is drawn.
  await expect.poll(() => rectOf(box).top - rectOf(topBar).bottom).toBe(16);
  await expect.element(topBar.getByRole("button", { name: "Search products" })).not.toBeInTheDocument();
});

for (const width of [320, 390])
  test(`[HM-08] at ${width} px the bar of a page stays, and at home the row of the search`, async () => {
    const shop = await renderPage("/mailUs", { width, answers: longHome });
    await expect.element(send).toBeVisible();
    const contentBefore = rectOf(send).top;
    for (const scroll of [1, 30, 300, 400]) {
      await scrollTo(scroll);
      expect(rectOf(banner.getByRole("button", { name: "Back" })).top).toBe(4);
      expect(rectOf(send).top).toBe(contentBefore - scroll);
    }
    await scrollTo(0);
    await shop.reload("/");
    await expect.element(page.getByText("Still here")).toBeVisible();
    const fieldBefore = rectOf(box).top;
    for (const scroll of [1, 30, 80, 300, 400]) {
      await scrollTo(scroll);
      expect(rectOf(box).top).toBe(Math.max(fieldBefore - scroll, 4));
      // Nothing of the page shows above the field.
      expect(document.elementFromPoint(width / 2, 1)?.closest("header, aside")).not.toBeNull();
    }
    expectNoSidewaysScroll();
    await scrollTo(0);
  });

test("[HM-12] the links of the home page stay after leaving it, and for the next visit", async () => {
  const shop = await renderPage("/", { width: 1440, answers: atHome });
  const link = banner.getByRole("link", { name: "School lists" });
  await expect.element(link).toBeVisible();
  location.hash = "#/mailUs";
  await expect.element(page.getByRole("button", { name: "Send message" })).toBeVisible();
  await expect.element(link).toBeVisible();
  expect(localStorage.getItem("navList")).toContain("School lists");
  await shop.reload();
  await expect.element(link).toBeVisible();
});

test("[HM-05] [HM-16] a screen reader hears whether there are suggestions, and how many", async () => {
  await renderPage("/mailUs", {
    width: 1440,
    answers: [answer(search, pageOf(manyGoods(3))), answer(hotWords, ["umbrella"])],
  });
  await expect.element(box).toHaveAttribute("aria-expanded", "false");
  await box.click();
  const panel = page.getByRole("dialog", { name: "Search suggestions" });
  await expect.element(panel.getByRole("button", { name: "umbrella" })).toBeVisible();
  await expect.element(box).toHaveAttribute("aria-expanded", "true");
  await box.fill("umb");
  await expect.element(panel.getByRole("status")).toHaveTextContent("3 suggestions");
  expect(panel.element().id).toBe(box.element().getAttribute("aria-controls"));
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(box).toHaveAttribute("aria-expanded", "false");
});

test("[HM-06] on a phone's home page the hot words are in the list that the search opens", async () => {
  await renderPage("/", { width: 390, answers: atHome });
  await expect.element(page.getByText("Still here")).toBeVisible();
  expect(banner.getByRole("link", { name: "umbrella" }).elements()).toEqual([]);
  await box.click();
  await expect.element(banner.getByRole("button", { name: "umbrella" })).toBeVisible();
});

test("[HM-16] on a phone's home page every ring differs from its ground", async () => {
  await renderPage("/", { width: 390, answers: atHome });
  await expect.element(box).toBeVisible();
  await userEvent.tab();
  const rings: string[] = [];
  while (!box.element().matches(":focus")) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (focused?.closest("header")?.matches("[aria-label='Shop']") && !focused.closest("form, select"))
      rings.push(getComputedStyle(focused).outlineColor);
  }
  expect(rings.length).toBeGreaterThan(1);
  expect(new Set(rings)).toEqual(new Set(["rgb(255, 255, 255)"]));
});

test("[HM-16] the ring of a hot word is not cut off", async () => {
  await renderPage("/", { width: 800, theme: "dark", answers: atHome });
  const word = banner.getByRole("link", { name: "umbrella" });
  await expect.element(word).toBeVisible();
  await userEvent.tab();
  while (!word.element().matches(":focus")) await userEvent.tab();
  const reach = Number.parseFloat(getComputedStyle(word.element()).outlineOffset) + 2;
  const row = word.element().parentElement?.getBoundingClientRect() ?? new DOMRect();
  const { left, top } = rectOf(word);
  expect(left - reach).toBeGreaterThanOrEqual(row.left);
  expect(top - reach).toBeGreaterThanOrEqual(row.top);
});

test.each([
  [1440, 70],
  [390, 20],
])("[HM-06] a shop without hot words has no empty row for them: %i px", async (width, reach) => {
  await renderPage("/", { width, answers: [homePage, answer(today, []), answer(hotWords, [])] });
  await expect.element(page.getByText("Still here")).toBeVisible();
  const below = () =>
    rectOf(page.getByRole("main")).top - (box.element().closest("form")?.getBoundingClientRect().bottom ?? 0);
  await expect.poll(below).toBeLessThan(reach);
});

test("[HM-08] a phone's pages but home have a bar of 52 px: back, title, and a search that opens in its place", async () => {
  await renderPage("/mailUs", { width: 390, answers: [answer(search, pageOf([])), answer(hotWords, [])] });
  await expect.element(page.getByRole("button", { name: "Send message" })).toBeVisible();
  const bar = page.getByRole("main").element().getBoundingClientRect().top;
  expect(bar).toBe(52);
  await expect.element(banner.getByText("Contact us")).toBeVisible();
  // Once is enough: the heading of the page is heard.
  expect(rectOf(page.getByRole("heading", { level: 1 })).width).toBeLessThanOrEqual(1);
  await expect.element(box).not.toBeInTheDocument();
  const opener = banner.getByRole("button", { name: "Search products" });
  await opener.click();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("{Escape}{Escape}");
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await userEvent.keyboard("umbrella{Enter}");
  await expect.poll(() => location.hash).toBe("#/goodsList?keyword=umbrella");
  await expect.element(banner.getByText("umbrella")).toBeVisible();
  await banner.getByRole("button", { name: "Back" }).click();
  await expect.poll(() => location.hash).toBe("#/mailUs");
});

test("[HM-16] in a window as low as at 400 % zoom no bar stays at its edges", async () => {
  await renderPage("/mailUs", { width: 320, answers: [] });
  await page.viewport(320, 256);
  await expect.element(page.getByRole("button", { name: "Send message" })).toBeInTheDocument();
  await scrollTo(200);
  expect(inView(banner.getByRole("button", { name: "Back" }))).toBe(false);
  expect(inView(page.getByRole("navigation", { name: "Shortcuts" }))).toBe(false);
  await scrollTo(0);
});

test("[HM-16] on a phone a toast covers neither the search nor the title", async () => {
  await renderPage("/", { width: 390, answers: atHome });
  await expect.element(box).toBeVisible();
  const toasts = page.getByRole("region", { name: "Notifications" });
  expect(rectOf(toasts).top).toBeGreaterThanOrEqual(rectOf(box).bottom);
  location.hash = "#/mailUs";
  await expect.element(page.getByRole("button", { name: "Send message" })).toBeVisible();
  expect(rectOf(toasts).top).toBeGreaterThanOrEqual(rectOf(page.getByRole("main")).top);
});

test("[RT-04] [HM-10] on a phone the bar of the contact page is in the buyer's language, though its title is English", async () => {
  await renderPage("/mailUs", { width: 390, locale: "zh" });
  await expect.element(banner.getByText("联系我们", { exact: true })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Contact us - /);
});
