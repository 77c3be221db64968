import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { MemoryRouter } from "react-router-dom";
import { PageSkeleton } from "./PageSkeleton.tsx";

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

async function open(address: string) {
  await page.viewport(1440, 844);
  const screen = await render(
    <MemoryRouter initialEntries={[address]}>
      <PageSkeleton />
    </MemoryRouter>,
  );
  const root = screen.container.querySelector("[data-shape]");
  return {
    shape: root?.getAttribute("data-shape"),
    beside: boxOf(root?.firstElementChild),
    main: boxOf(root?.querySelector("div")),
  };
}

test.each([
  ["/goodsList", "list"],
  ["/goodsDetail?goodsId=1&skuId=1", "product"],
  ["/cart", "sum"],
  ["/pay", "sum"],
  ["/article", "text"],
  ["/login", "form"],
  ["/home/MyOrder", "rows"],
  ["/coupon", "grid"],
])("[HM-08] while the code of %s loads, its own shape shows", async (address, expected) => {
  expect((await open(address)).shape).toBe(expected);
});

test("[HM-08] filters are 216 px at the left, the sum 320 px at the right, as on their pages", async () => {
  const list = await open("/goodsList");
  expect(list.beside.width).toBe(216);
  expect(list.beside.right).toBeLessThan(list.main.left);
  const cart = await open("/cart");
  expect(cart.beside.width).toBe(320);
  expect(cart.beside.left).toBeGreaterThan(cart.main.right);
});
