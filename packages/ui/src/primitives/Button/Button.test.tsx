import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Button } from "./Button.tsx";

itBehavesLikeAComponent(Button, { children: "Add 12" });

it("[VA-04] does not submit a form unless asked to", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const screen = await render(
    <Runtime>
      <form onSubmit={onSubmit}>
        <Button>Add 12</Button>
        <Button type="submit">Check out</Button>
      </form>
    </Runtime>,
  );
  await screen.getByRole("button", { name: "Add 12" }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Check out" }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("[AP-07] keeps the focus and ignores presses while loading", async () => {
  const onClick = vi.fn();
  const screen = await render(
    <Runtime>
      <Button loading onClick={onClick}>
        Adding
      </Button>
    </Runtime>,
  );
  const button = screen.getByRole("button", { name: "Adding" });
  await button.click({ force: true });
  expect(onClick).not.toHaveBeenCalled();
  await expect.element(button).toHaveFocus();
});

it("[UI-03] looks like a button on a link of the site's own, icon and loading included", async () => {
  const screen = await render(
    <Runtime>
      <Button asChild icon={<svg aria-hidden="true" data-probe="icon" />} variant="strong" data-more="yes">
        <a href="/checkout" className="own">
          Check out
        </a>
      </Button>
    </Runtime>,
  );
  const link = screen.getByRole("link", { name: "Check out" });
  await expect.element(link).toHaveAttribute("href", "/checkout");
  await expect.element(link).toHaveAttribute("data-component", "Button");
  await expect.element(link).toHaveAttribute("data-more", "yes");
  expect(link.element().getAttribute("type")).toBeNull();
  expect(link.element().classList).toContain("own");
  expect(link.element().querySelector("[data-probe='icon']")).not.toBeNull();
  expect(screen.container.querySelector("button")).toBeNull();
});
