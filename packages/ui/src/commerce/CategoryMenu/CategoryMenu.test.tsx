import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { menuCategories } from "../../testing/fixtures/categories.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { CategoryMenu } from "./CategoryMenu.tsx";
import { CategoryName } from "./CategoryName.tsx";

itBehavesLikeAComponent(CategoryMenu, { categories: menuCategories(), label: "Categories" });

test("[HM-07] shows two children beside a name, and at most seven in the panel", async () => {
  const [first] = menuCategories();
  if (!first) throw new Error("no fixture");
  const many = Array.from({ length: 9 }, (_, index) => ({
    ...first,
    id: `c${index}`,
    name: `Child ${index}`,
    children: [],
  }));
  const screen = await render(
    <Runtime>
      <CategoryMenu label="Categories" categories={[{ ...first, children: many }]} />
    </Runtime>,
  );
  expect(screen.getByRole("link", { name: /^Child/ }).elements()).toHaveLength(2);
  await userEvent.hover(screen.getByRole("link", { name: first.name }));
  await expect.element(screen.getByRole("link", { name: "See all" })).toBeVisible();
  expect(screen.container.querySelectorAll("[data-part='child']")).toHaveLength(7);
});

test("[HM-07] no name in the panel is cut, and a name beside the row is whole or left out", async () => {
  const screen = await render(
    <Runtime>
      <CategoryMenu label="Categories" categories={menuCategories()} />
    </Runtime>,
  );
  await userEvent.hover(screen.getByRole("link", { name: "Umbrellas" }));
  const names = () => [
    ...screen.container.querySelectorAll<HTMLElement>("[data-part='child'] span > span:first-child"),
  ];
  await expect.poll(() => names().length).toBe(3);
  expect(names().map(({ textContent }) => textContent)).toContain("Children's umbrellas and boots");
  for (const name of names()) expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  const row = screen.getByRole("link", { name: "Folding umbrellas" }).first().element().parentElement?.parentElement;
  const { bottom = 0 } = row?.getBoundingClientRect() ?? {};
  const shown = [...(row?.children ?? [])].filter((item) => item.getBoundingClientRect().top < bottom);
  for (const item of shown) expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
});

test("[HM-07] [HM-16] Escape closes a panel that the pointer opened, wherever the focus is", async () => {
  const onDismiss = vi.fn();
  const screen = await render(
    <Runtime>
      <CategoryMenu label="Categories" categories={menuCategories()} onDismiss={onDismiss} />
    </Runtime>,
  );
  await userEvent.hover(screen.getByRole("link", { name: "Umbrellas" }));
  await expect.element(screen.getByRole("link", { name: "See all" })).toBeVisible();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await expect.element(screen.getByRole("link", { name: "See all" })).not.toBeInTheDocument();
  expect(onDismiss).not.toHaveBeenCalled();
});

test.each([
  ["Umbrellas", undefined, "Umbrellas"],
  ["Children's umbrellas", "Children's umbrellas", "Children's"],
  ["👩‍👩‍👧‍👦👩‍👩‍👧‍👦123456789", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦123456789", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦12345678"],
])("[HM-07] %s is shortened by the characters a reader counts", async (name, title, shown) => {
  const screen = await render(<CategoryName name={name} />);
  const root = screen.container.firstElementChild;
  expect(root?.getAttribute("title") ?? undefined).toBe(title);
  expect(root?.querySelector("[aria-hidden]")?.textContent ?? root?.textContent).toBe(shown);
});
