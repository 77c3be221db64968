import { list as addresses } from "@sundry/api/contract/address";
import { list as coupons } from "@sundry/api/contract/coupon";
import { related, search } from "@sundry/api/contract/goods";
import { overview } from "@sundry/api/contract/member";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { coupon, memberOverview } from "../../testing/entities.ts";
import { answer, expectAccessible, expectCount, pageOf, renderPage } from "../../testing/renderPage.tsx";

test("[SB-08] [HM-16] on a phone nothing that gets the focus is under the tab bar", async () => {
  const many = Array.from({ length: 12 }, (_, at) => coupon({ id: `${at}`, price: at + 1 }));
  await renderPage("/coupon", { width: 390, answers: [answer(coupons, pageOf(many))] });
  const claim = page.getByRole("main").getByRole("button", { name: /^Claim/ });
  await expectCount(claim, 12);
  (claim.first().element() as HTMLElement).focus();
  const hidden = () => {
    const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    return document.activeElement?.contains(above) ? undefined : document.activeElement?.textContent;
  };
  for (let at = 0; at < 10; at += 1) {
    await expect.poll(hidden).toBeUndefined();
    await userEvent.tab();
  }
});

test("[HM-16] the first Tab stop skips the header to the content", async () => {
  await renderPage("/mailUs");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeInTheDocument();
  const skip = page.getByRole("link", { name: "Skip to content" });
  expect(document.querySelector("a[href], button, input, select, textarea, [tabindex='0']")).toBe(skip.element());
  (skip.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.id).toBe("content");
});

test("[EN-04] the offline notice shows while the connection is lost", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => {
    online.mockRestore();
    window.dispatchEvent(new Event("online"));
  });
  await renderPage("/mailUs");
  window.dispatchEvent(new Event("offline"));
  const notice = page.getByText(/^You're offline/);
  await expect.element(notice).toBeVisible();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await expect.element(notice).not.toBeInTheDocument();
});

for (const address of ["/mailUs", "/goodsList", "/home/MyAddress"])
  test(`[HM-16] in Chinese at 1440 px every landmark of ${address} has a name of its own`, async () => {
    await renderPage(address, {
      locale: "zh",
      answers: [
        answer(search, pageOf([])),
        answer(related, { categories: [], brands: [], paramOptions: [] }),
        answer(addresses, pageOf([])),
        answer(overview, memberOverview()),
      ],
    });
    await expect.element(page.getByRole("button", { name: "返回顶部" })).toBeVisible();
    await expect.element(page.getByRole("contentinfo")).toBeInTheDocument();
    await expect.element(page.getByRole("heading", { level: 1 })).toBeInTheDocument();
    await expectAccessible();
  });
