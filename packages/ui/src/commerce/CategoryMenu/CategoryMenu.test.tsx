import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { menuCategories } from "../../testing/fixtures/categories.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { CategoryMenu } from "./CategoryMenu.tsx";
import { CategoryName } from "./CategoryName.tsx";

itBehavesLikeAComponent(CategoryMenu, { categories: menuCategories(), label: "Categories" });

test("[HM-07] two children stand beside a name, at most seven in the panel", async () => {
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

test.each([
  ["Umbrellas", undefined, "Umbrellas"],
  ["Children's umbrellas", "Children's umbrellas", "Children's"],
  ["👩‍👩‍👧‍👦👩‍👩‍👧‍👦123456789", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦123456789", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦12345678"],
])("[HM-07] %s is cut by what a reader counts", async (name, title, shown) => {
  const screen = await render(<CategoryName name={name} />);
  const root = screen.container.firstElementChild;
  expect(root?.getAttribute("title") ?? undefined).toBe(title);
  expect(root?.querySelector("[aria-hidden]")?.textContent ?? root?.textContent).toBe(shown);
});
