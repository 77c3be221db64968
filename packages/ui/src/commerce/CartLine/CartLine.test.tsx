import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { CartLine } from "./CartLine.tsx";
import type { CartLineSummary } from "./cartLineSummary.ts";

const line: CartLineSummary = {
  skuId: "1003",
  href: "#clock",
  name: "Twin-bell alarm clock",
  image: pictures.clock,
  price: 3.85,
  num: 10,
  minimum: 10,
  stock: 11,
  subTotal: 38.5,
  checked: true,
  invalid: false,
};
const nothing = () => undefined;

itBehavesLikeAComponent(CartLine, { line, onCheckedChange: nothing, onNumChange: nothing, onRemove: nothing });

it.each([
  ["a tablet", 768, 720],
  ["a small desktop, beside the sum", 1024, 600],
  ["a desktop, beside the sum", 1280, 784],
  ["a large desktop, beside the sum", 1440, 838],
])("[BU-01] long prices end before the count on %s", async (_, width, room) => {
  await page.viewport(width, 800);
  const long = { ...line, price: 1284.58, was: 1666.07, subTotal: 12_845.8 };
  const screen = await render(
    <Runtime currency="HKD">
      <div style={{ inlineSize: room }}>
        <CartLine
          line={long}
          onCheckedChange={nothing}
          onNumChange={nothing}
          onRemove={nothing}
          onMoveToFavourites={nothing}
        />
      </div>
    </Runtime>,
  );
  const price = document.createRange();
  price.selectNodeContents(screen.getByText("1,666", { exact: false }).element().parentElement ?? document.body);
  const less = screen.getByRole("button", { name: "Decrease" }).element().getBoundingClientRect();
  expect(price.getBoundingClientRect().right).toBeLessThan(less.left);
  const name = screen.getByRole("heading").element().getBoundingClientRect();
  expect(name.width).toBeGreaterThan(96);
});

it("[VA-03] allows no count below the minimum or above the stock, and says why", async () => {
  const onNumChange = vi.fn();
  const onNumProblemChange = vi.fn();
  const screen = await render(
    <Runtime>
      <CartLine
        line={line}
        onCheckedChange={nothing}
        onNumChange={onNumChange}
        onNumProblemChange={onNumProblemChange}
        onRemove={nothing}
      />
    </Runtime>,
  );
  await expect.element(screen.getByRole("button", { name: "Decrease" })).toBeDisabled();
  const count = screen.getByRole("textbox", { name: "Quantity of Twin-bell alarm clock" });
  await count.fill("40");
  await screen.getByRole("link").click();
  await expect.element(count).toHaveValue("40");
  expect(onNumProblemChange).toHaveBeenCalledExactlyOnceWith({ problem: "Only 11 in stock." });
  expect(onNumChange).not.toHaveBeenCalled();
  await count.fill("11");
  await screen.getByRole("link").click();
  expect(onNumChange).toHaveBeenCalledExactlyOnceWith({ num: 11 });
});

it.each([
  ["within the stock", { stock: 40 }, "6 more: $3.50 each, saves $5.60"],
  ["with ticked pieces of another variant", { stock: 40, others: 4 }, "2 more: $3.50 each, saves $5.60"],
  ["beyond the stock", { stock: 11 }, undefined],
  ["of a line that can't be bought", { stock: 40, invalid: true }, undefined],
])("[VA-03] [BU-01] the next price %s", async (_, change, words) => {
  const tiers = [
    { num: 10, price: 3.85 },
    { num: 16, price: 3.5 },
  ];
  const screen = await render(
    <Runtime>
      <CartLine
        line={{ ...line, tiers, ...change }}
        onCheckedChange={nothing}
        onNumChange={nothing}
        onRemove={nothing}
      />
    </Runtime>,
  );
  expect(screen.container.querySelector("[data-part=hint]")?.textContent).toBe(words);
});
