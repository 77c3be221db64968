import { related, search } from "@sundry/api/contract/goods";
import { page } from "vitest/browser";
import { manyGoods } from "./entities.ts";
import { type Answer, answer, pageOf } from "./renderPage.tsx";

/** The cards of a goods list. */
export const cards = page.getByRole("main").getByRole("article");

/** The orders of a goods list in a wide window. */
export const sortBy = page.getByRole("group", { name: "Sort by" });

/** A market with 120 goods, a brand and an attribute to filter by. */
export const market: readonly Answer[] = [
  answer(search, ({ pageSize }) => pageOf(manyGoods(Number(pageSize)), 120, Number(pageSize))),
  answer(related, {
    categories: [],
    brands: [{ name: "Jinhe", value: "1", count: 6 }],
    paramOptions: [{ key: "Ribs", values: ["8"] }],
  }),
];
