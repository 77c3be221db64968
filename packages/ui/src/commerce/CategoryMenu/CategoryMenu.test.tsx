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

test("[HM-07] no name in the panel is cut, and each level is a link of its own", async () => {
  const screen = await render(
    <Runtime>
      <CategoryMenu label="Categories" categories={menuCategories()} />
    </Runtime>,
  );
  await userEvent.hover(screen.getByRole("link", { name: "Umbrellas" }));
  const names = () => [...screen.container.querySelectorAll<HTMLElement>("[data-part='child'] > span:last-child")];
  await expect.poll(() => names().length).toBe(3);
  expect(names().map(({ textContent }) => textContent)).toContain("Children's umbrellas and boots");
  for (const name of names()) expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  const [umbrellas] = menuCategories();
  for (const { name, href, children } of umbrellas?.children ?? []) {
    await expect.element(screen.getByRole("link", { name, exact: true }).last()).toHaveAttribute("href", href);
    for (const third of children)
      await expect.element(screen.getByRole("link", { name: third.name })).toHaveAttribute("href", third.href);
  }
});

test("[HM-07] two children stand beside every name, however long they are: a short first one whole", async () => {
  const [first] = menuCategories();
  if (!first) throw new Error("no fixture");
  const child = (name: string) => ({ ...first, id: name, name, children: [] });
  const rows = [
    ["Plush", "Games and puzzles"],
    ["Folding umbrellas", "Straight umbrellas"],
    ["Rings and stones", "Bulbs"],
    ["Socks", "Gloves"],
  ].map((names, index) => ({ ...first, id: `${index}`, name: `Row ${index}`, children: names.map(child) }));
  const screen = await render(
    <Runtime>
      <CategoryMenu label="Categories" categories={rows} />
    </Runtime>,
  );
  const inRow = (text: string) => {
    const link = screen.getByRole("link", { name: text, exact: true }).element();
    return { item: link.parentElement as HTMLElement, row: link.parentElement?.parentElement as HTMLElement };
  };
  for (const name of rows.flatMap(({ children }) => children.map((one) => one.name))) {
    const { item, row } = inRow(name);
    const [box, around] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
    const inside = [
      box.left >= around.left - 1,
      box.right <= around.right + 1,
      box.top >= around.top,
      box.bottom <= around.bottom,
    ];
    expect([box.width > 30, ...inside], name).toEqual([true, true, true, true, true]);
    await expect.element(screen.getByTitle(name)).toBeVisible();
  }
  for (const whole of ["Plush", "Socks", "Gloves"]) {
    const { item } = inRow(whole);
    expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  }
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
