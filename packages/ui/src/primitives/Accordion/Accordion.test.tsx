import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Accordion, type AccordionProps } from "./Accordion.tsx";

const items = [
  { value: "a", label: "First", content: "One" },
  { value: "b", label: "Second", content: "Two" },
  { value: "c", label: "Third", content: "Three", disabled: true },
];

itBehavesLikeAComponent(Accordion, { items, defaultValue: ["a"] });

async function start(props: Partial<AccordionProps> = {}) {
  const onValueChange = vi.fn();
  const screen = await render(
    <Runtime>
      <Accordion items={items} onValueChange={onValueChange} {...props} />
    </Runtime>,
  );
  const button = (name: string) => screen.getByRole("button", { name });
  return { screen, button, onValueChange };
}

it("[UI-03] its headings are buttons at the level they are told", async () => {
  const { screen, button } = await start({ headingLevel: 4 });
  await expect.element(screen.getByRole("heading", { level: 4, name: "First" })).toBeVisible();
  await expect.element(button("First")).toHaveAttribute("aria-expanded", "false");
  await button("First").click();
  await expect.element(button("First")).toHaveAttribute("aria-expanded", "true");
  await expect.element(screen.getByRole("region", { name: "First" })).toHaveTextContent("One");
});

it("[UI-03] leaves the others open, or only one", async () => {
  const many = await start();
  await many.button("First").click();
  await many.button("Second").click();
  expect(many.onValueChange).toHaveBeenLastCalledWith({ value: ["a", "b"] });
  await many.button("First").click();
  expect(many.onValueChange).toHaveBeenLastCalledWith({ value: ["b"] });
  await many.screen.unmount();
  const one = await start({ multiple: false });
  await one.button("First").click();
  await one.button("Second").click();
  expect(one.onValueChange).toHaveBeenLastCalledWith({ value: ["b"] });
  await one.button("Second").click();
  expect(one.onValueChange).toHaveBeenLastCalledWith({ value: [] });
});

it("[UI-03] arrows go from heading to heading, past what is disabled", async () => {
  const { button } = await start();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(button("Second")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(button("First")).toHaveFocus();
  await expect.element(button("Third")).toBeDisabled();
});

it("[UI-03] stays as its owner holds it", async () => {
  const { screen, button, onValueChange } = await start({ value: [] });
  await button("First").click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: ["a"] });
  await expect.element(screen.getByRole("region", { name: "First" })).not.toBeInTheDocument();
});
