import { history, summary } from "@sundry/api/contract/points";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, pageOf, renderPage } from "../../testing/renderPage.tsx";

const footer = page.getByRole("contentinfo");
const rectOf = () => footer.element().getBoundingClientRect();

test.each([
  [320, "zh"],
  [320, "en"],
  [390, "en"],
] as const)(
  "[HM-09] at %i px the footer is at most 420 px high in %s, and its links have room for a finger",
  async (width, locale) => {
    await renderPage("/mailUs", { width, locale });
    await expect.element(footer.getByRole("link").first()).toBeInTheDocument();
    expect(rectOf().height).toBeLessThanOrEqual(420);
    for (const link of footer.getByRole("link").elements())
      expect(link.getBoundingClientRect().height, link.textContent).toBeGreaterThanOrEqual(44);
  },
);

test("[HM-09] in the member pages it is one row of 56 px with the four articles", async () => {
  await renderPage("/home/Point", {
    width: 1440,
    answers: [answer(summary, { point: 12, totalPoint: 20 }), answer(history, pageOf([]))],
  });
  for (const name of ["About us", "Contact us", "Help", "Privacy policy"])
    await expect.element(footer.getByRole("link", { name })).toBeVisible();
  expect(Math.round(rectOf().height)).toBe(56);
});

test("[HM-09] under a short member page it stands at the end of the window", async () => {
  await renderPage("/home/ModifyPwd", { width: 1440 });
  await expect.element(footer.getByRole("link").first()).toBeVisible();
  // Taller than the member menu.
  await page.viewport(1440, 1300);
  expect(Math.round(rectOf().bottom)).toBe(1300);
  expect(document.documentElement.scrollHeight).toBe(1300);
});
