import { bind } from "@sundry/api/contract/distribution";
import { today } from "@sundry/api/contract/seckill";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, goTo, renderPage } from "../../testing/renderPage.tsx";

test("[MC-12] a buyer who opens another page before the answer is linked once", async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const shop = await renderPage("/mailUs?distributionId=77", {
    answers: [answer(bind, () => promise), answer(today, [])],
  });
  await expect.poll(() => shop.sent(bind)).toHaveLength(1);
  goTo("/seckill?round=1");
  await expect.element(page.getByRole("heading", { level: 1, name: "Flash sale" })).toBeVisible();
  expect(shop.sent(bind)).toHaveLength(1);
  resolve(null);
});
