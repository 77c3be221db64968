import { hotWords, related, search } from "@sundry/api/contract/goods";
import { home } from "@sundry/api/contract/page";
import { get as getStore } from "@sundry/api/contract/store";
import { expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { manyGoods, store } from "../../testing/entities.ts";
import { answer, expectAddress, expectCount, goTo, pageOf, renderPage } from "../../testing/renderPage.tsx";

const box = page.getByRole("banner").getByRole("combobox", { name: "Search products" });
const suggestions = page.getByRole("dialog", { name: "Search suggestions" });
const answers = [
  answer(search, pageOf(manyGoods(3))),
  answer(related, { categories: [], brands: [], paramOptions: [] }),
  answer(hotWords, ["umbrella", "gift box"]),
];

test("[HM-05] [VA-01] a keyword is trimmed and cut at 140 characters", async () => {
  await renderPage("/mailUs", { answers });
  await box.fill(`  ${"a".repeat(200)}`);
  await expect.element(box).toHaveValue(`  ${"a".repeat(138)}`);
  await box.fill("  umbrella ");
  await userEvent.keyboard("{Enter}");
  await expectAddress("/goodsList?keyword=umbrella");
  await expect.element(page.getByRole("heading", { level: 1, name: "Results for “umbrella”" })).toBeVisible();
});

test("[HM-05] an empty search makes no call and keeps the focus; with a keyword the icon leads to its results", async () => {
  const shop = await renderPage("/mailUs", { answers });
  await box.fill("   ");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await expect.element(box).toHaveFocus();
  await expectAddress("/mailUs");
  await expect.poll(() => shop.sent(search)).toEqual([]);
  await box.fill("umbrella");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await expectAddress("/goodsList?keyword=umbrella");
});

test("[HM-05] Enter that ends an input-method composition does not search", async () => {
  await renderPage("/mailUs", { answers });
  await box.fill("yusan");
  const enter = new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true });
  expect(box.element().dispatchEvent(enter)).toBe(false);
  await expectAddress("/mailUs");
});

test("[HM-06] hot words are fetched once in five minutes and a click searches", async () => {
  const shop = await renderPage("/", { answers: [...answers, answer(home, { pageData: "{}" })] });
  const word = page.getByRole("banner").getByRole("link", { name: "umbrella", exact: true });
  await expect.element(word).toBeVisible();
  await shop.reload();
  await expect.element(word).toBeVisible();
  await expect.poll(() => shop.sent(hotWords)).toEqual([{ count: "5" }]);
  await word.click();
  await expectAddress("/goodsList?keyword=umbrella");
  await expect.element(box).toHaveValue("umbrella");
});

test("[HM-05] a search is stored: it is suggested in an empty box, and can be removed", async () => {
  await renderPage("/goodsList?keyword=umbrel", { answers });
  await expect.element(box).toHaveValue("umbrel");
  await box.click();
  await box.fill("");
  const kept = suggestions.getByRole("button", { name: "umbrel", exact: true });
  await expect.element(kept).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(suggestions).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await suggestions.getByRole("button", { name: "Remove “umbrel”" }).click();
  await expect.element(kept).not.toBeInTheDocument();
});

test("[HM-05] products are suggested while typing, by keyboard alone", async () => {
  await renderPage("/mailUs", { answers });
  await box.click();
  await userEvent.keyboard("umbrel");
  await expectCount(suggestions.getByRole("link"), 3);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(suggestions.getByRole("button", { name: "Search for “umbrel”" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expectAddress("/goodsList?keyword=umbrel");
  await expect.element(suggestions).not.toBeInTheDocument();
});

test("[HM-05] nothing is requested while an input method composes", async () => {
  const shop = await renderPage("/mailUs", { answers });
  await box.click();
  // Types as an input method does; the page's own events can't.
  const devtools = cdp() as unknown as { send: (method: string, values: object) => Promise<unknown> };
  for (const text of ["y", "yu", "yus", "yusan"])
    await devtools.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await expect.element(box).toHaveValue("yusan");
  await devtools.send("Input.insertText", { text: "雨伞" });
  await expect.poll(() => shop.sent(search).map(({ keyword }) => keyword)).toEqual(["雨伞"]);
});

test("[HM-05] in a store the search stays there while the switch is on", async () => {
  await renderPage("/goodsList?storeId=7", { answers: [...answers, answer(getStore, store())] });
  await box.fill("umbrella");
  await userEvent.keyboard("{Enter}");
  await expectAddress("/goodsList?keyword=umbrella&storeId=7");
  await page.getByRole("banner").getByText("This store only").click();
  await box.click();
  await userEvent.keyboard("{Enter}");
  await expectAddress("/goodsList?keyword=umbrella");
});

test("[HM-05] text typed before the search page loads stays in the box", async () => {
  await renderPage("/mailUs", { answers });
  await box.fill("umbrella");
  const input = box.element() as HTMLInputElement;
  // In one go: the search page cannot load in between.
  input.form?.requestSubmit();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "plush");
  input.dispatchEvent(new Event("input", { bubbles: true }));
  await expectAddress("/goodsList?keyword=umbrella");
  await expect.element(page.getByRole("heading", { level: 1, name: /umbrella/ })).toBeVisible();
  await expect.element(box).toHaveValue("plush");
  goTo("/goodsList?keyword=lamp");
  await expect.element(box).toHaveValue("lamp");
});
