import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { goodsSummaryAt } from "../../testing/fixtures/goodsSummaries.ts";
import { Frame } from "../../testing/Frame.tsx";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import type { UiLinkProps } from "../../runtime/index.ts";
import { GoodsCard, type GoodsCardProps } from "./GoodsCard.tsx";

const umbrella = goodsSummaryAt(0);

itBehavesLikeAComponent(GoodsCard, {
  goods: umbrella,
  onAddToCart: () => undefined,
  onFavouriteChange: () => undefined,
});

async function show(props: Partial<GoodsCardProps> = {}) {
  const followed = vi.fn<(href: string) => void>();
  const Link = ({ href, ...rest }: UiLinkProps) => (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        followed(href);
      }}
    />
  );
  const screen = await render(
    <Runtime link={Link}>
      <Frame width="card">
        <GoodsCard goods={umbrella} {...props} />
      </Frame>
    </Runtime>,
  );
  const pressAt = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    hit?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };
  return { screen, followed, pressAt };
}

describe("a product card", () => {
  it("[GD-01] says when the product is made to order, unless it is sold out", async () => {
    const { screen } = await show({ goods: { ...umbrella, madeToOrder: true } });
    await expect.element(screen.getByText("Made to order")).toBeVisible();
    await screen.unmount();
    const sold = await show({ goods: { ...umbrella, madeToOrder: true, soldOut: true } });
    expect(sold.screen.getByText("Made to order").elements()).toHaveLength(0);
  });

  it("[GD-01] names the next batch price, unless the product is sold out", async () => {
    const goods = { ...umbrella, batch: { num: 1200, price: 2.35 } };
    const { screen } = await show({ goods });
    await expect.element(screen.getByText("1,200+: $2.35 each")).toBeVisible();
    await screen.unmount();
    const sold = await show({ goods: { ...goods, soldOut: true } });
    expect(sold.screen.getByText(/each/).elements()).toEqual([]);
  });

  it("[GD-01] opens the product wherever it is pressed", async () => {
    const { screen, followed, pressAt } = await show();
    pressAt(screen.getByRole("article").element().querySelector("img") as Element);
    pressAt(screen.getByText("8.4k sold").element());
    expect(followed.mock.calls).toEqual([[umbrella.href], [umbrella.href]]);
  });

  it("[GD-01] heart and Add have their own press", async () => {
    const onAddToCart = vi.fn();
    const onFavouriteChange = vi.fn();
    const { screen, followed, pressAt } = await show({ onAddToCart, onFavouriteChange });
    pressAt(screen.getByRole("button", { name: /^Add 12/ }).element());
    pressAt(screen.getByRole("button", { name: /^Save to favourites/ }).element());
    expect(onAddToCart).toHaveBeenCalledExactlyOnceWith({ goods: umbrella });
    expect(onFavouriteChange).toHaveBeenCalledExactlyOnceWith({ goods: umbrella, favourite: true });
    expect(followed).not.toHaveBeenCalled();
  });

  it("[GD-01] on the picture is only a heart of 20 px without a ground, in reach of a finger; the count is beside the price", async () => {
    const { screen } = await show({ onAddToCart: vi.fn(), onFavouriteChange: vi.fn() });
    const rectOf = (element: Element) => element.getBoundingClientRect();
    const picture = rectOf(
      screen.getByRole("article").element().querySelector("[data-component=ProductImage]") as Element,
    );
    const heart = screen.getByRole("button", { name: /^Save to favourites/ }).element();
    expect([rectOf(heart).width, rectOf(heart).height]).toEqual([20, 20]);
    expect(getComputedStyle(heart).backgroundColor).toBe("rgba(0, 0, 0, 0)");
    expect(document.elementFromPoint(rectOf(heart).left - 11, rectOf(heart).bottom + 11)).toBe(heart);
    const add = rectOf(screen.getByRole("button", { name: /^Add 12/ }).element());
    const price = rectOf(screen.getByRole("article").element().querySelector("[data-component=Price]") as Element);
    expect(add.top).toBeGreaterThanOrEqual(picture.bottom);
    expect(add.left).toBeGreaterThanOrEqual(price.right);
    expect(add.top).toBeLessThan(price.bottom);
  });

  it("[GD-01] works with the keyboard: heart, Add and link, each visible while it has the focus", async () => {
    const { screen } = await show({ onAddToCart: vi.fn(), onFavouriteChange: vi.fn() });
    await userEvent.tab();
    const heart = screen.getByRole("button", { name: /^Save to favourites/ });
    await expect.element(heart).toHaveFocus();
    await expect.element(heart).toHaveStyle({ opacity: "1" });
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: /^Add 12/ })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole("link")).toHaveFocus();
  });

  it("[GD-01] says that it is sold out and offers no Add", async () => {
    const { screen } = await show({
      goods: { ...umbrella, soldOut: true },
      onAddToCart: vi.fn(),
      onFavouriteChange: vi.fn(),
    });
    await expect.element(screen.getByText("Sold out")).toBeVisible();
    expect(screen.getByRole("button", { name: /^Add/ }).elements()).toEqual([]);
    await expect.element(screen.getByRole("button", { name: /^Save to favourites/ })).toBeInTheDocument();
  });

  it("[UI-01] takes a picture, a badge and a footer of the site; what is pressed in the footer is not the link", async () => {
    const compare = vi.fn();
    const { screen, followed, pressAt } = await show({
      picture: <div data-testid="film">Film</div>,
      badge: <strong>New</strong>,
      footer: (
        <button type="button" onClick={compare}>
          Compare
        </button>
      ),
    });
    const card = screen.getByRole("article").element();
    expect(card.querySelector("img")).toBeNull();
    expect(screen.getByText("-24%").elements()).toEqual([]);
    await expect.element(screen.getByText("New")).toBeVisible();
    pressAt(screen.getByRole("button", { name: "Compare" }).element());
    expect([compare.mock.calls.length, followed.mock.calls.length]).toEqual([1, 0]);
    pressAt(screen.getByText("New").element());
    pressAt(screen.getByText("Film").element());
    expect(followed.mock.calls).toEqual([[umbrella.href], [umbrella.href]]);
  });

  it("[UI-01] shows no discount where the site wants no badge", async () => {
    const { screen } = await show({ badge: null });
    expect(screen.getByText("-24%").elements()).toEqual([]);
    expect(screen.getByRole("article").element().querySelector("[data-part=badge]")).toBeNull();
  });

  it("[BK-21] works without name, address, picture and price", async () => {
    const { screen } = await show({ goods: { id: "1", href: "", name: "", image: "", price: undefined } });
    await expect.element(screen.getByRole("article")).toBeInTheDocument();
    expect(screen.container.textContent).toBe("");
    expect(screen.getByRole("link").elements()).toEqual([]);
    expect(screen.getByRole("heading").elements()).toEqual([]);
  });

  it("[BK-21] without a name its link still has text", async () => {
    const { screen } = await show({ goods: { ...umbrella, name: "" } });
    await expect.element(screen.getByRole("link", { name: "See all" })).toBeVisible();
  });
});
