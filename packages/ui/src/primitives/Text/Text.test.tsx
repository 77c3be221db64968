import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Text } from "./Text.tsx";

itBehavesLikeAComponent(Text, { children: "Order 240" });

it("[UI-03] is the element it is told to be, or its child", async () => {
  const screen = await render(
    <>
      <Text>Paragraph</Text>
      <Text as="strong">Strong</Text>
      <Text asChild tone="brand">
        <a href="/orders" className="own">
          Link
        </a>
      </Text>
    </>,
  );
  await expect.element(screen.getByText("Paragraph")).toHaveRole("paragraph");
  await expect.element(screen.getByText("Strong")).toHaveRole("strong");
  const link = screen.getByRole("link", { name: "Link" });
  await expect.element(link).toHaveAttribute("data-component", "Text");
  expect(link.element().classList).toContain("own");
});

it("[UI-03] shows as many lines as it is told to", async () => {
  const long = "Windproof folding umbrella with eight fibreglass ribs. ".repeat(4);
  const screen = await render(
    <div style={{ inlineSize: 160 }}>
      <Text lines={2}>{long}</Text>
      <Text>{long}</Text>
    </div>,
  );
  const [cut, whole] = screen.getByText(/Windproof/).elements();
  const line = Number.parseFloat(getComputedStyle(cut as Element).lineHeight);
  expect(cut?.getBoundingClientRect().height).toBeCloseTo(2 * line, 0);
  expect(whole?.getBoundingClientRect().height).toBeGreaterThan(2 * line + 1);
});
