import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { TierBar, type TierBarProps } from "./TierBar.tsx";

const tiers = [
  { num: 12, price: 2.6 },
  { num: 72, price: 2.35 },
  { num: 288, price: 2.1 },
];

itBehavesLikeAComponent(TierBar, { tiers, count: 24 });

function show(props: Partial<TierBarProps>, width = "360px") {
  return render(
    <Runtime>
      <div style={{ inlineSize: width }}>
        <TierBar tiers={tiers} count={24} {...props} />
      </div>
    </Runtime>,
  );
}

it.each([
  [12, undefined, "60 more: $2.35 each, saves $18.00"],
  [71, 72, "1 more: $2.35 each, saves $18.00"],
  [71, 71, ""],
  [100, 200, ""],
  [288, undefined, "This is the lowest price"],
  [9, undefined, ""],
])("[VA-03] at %i pieces of %s the bar says: %s", async (count, maximum, words) => {
  const screen = await show({ count, maximum });
  await expect.element(screen.getByRole("status")).toHaveTextContent(words);
  expect(screen.getByRole("status").element().textContent).toBe(words);
});

it("[VA-03] prices are a list, with the current one and those that the stock does not reach in words", async () => {
  const screen = await show({ count: 80, maximum: 100 });
  const marks = screen.getByRole("list", { name: "Price by quantity" }).getByRole("listitem").elements();
  expect(marks.map(({ textContent }) => textContent)).toEqual([
    "12+ $2.60",
    "72+ $2.35",
    "288+ $2.10 (not enough in stock)",
  ]);
  expect(marks.map((mark) => mark.ariaCurrent)).toEqual([null, "true", null]);
});

it("[VA-03] one price shows nothing", async () => {
  const screen = await show({ tiers: tiers.slice(0, 1) });
  expect(screen.container.querySelector("[data-component=TierBar]")).toBeNull();
});

it.each(["288px", "150px", "80px"])("[VA-03] words of ten prices never run together in %s", async (width) => {
  const ten = Array.from({ length: 10 }, (_, index) => ({ num: 12 * 4 ** index, price: 123_456.7 - index }));
  const screen = await show({ tiers: ten, count: 5000 }, width);
  const boxes = Array.from(screen.container.querySelectorAll("[data-part=from], [data-part=price]"), (part) =>
    part.getBoundingClientRect(),
  );
  const overlaps = boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter(
        (other) =>
          one.left < other.right - 0.5 &&
          other.left < one.right - 0.5 &&
          one.top < other.bottom - 0.5 &&
          other.top < one.bottom - 0.5,
      ),
  );
  expect(overlaps).toEqual([]);
});

it("[VA-03] three prices of a usual length stand in one row of 288 px, each below its mark", async () => {
  const screen = await show({}, "288px");
  const items = screen.getByRole("listitem").elements();
  expect(new Set(items.map((item) => item.getBoundingClientRect().top)).size).toBe(1);
});

it("[VA-03] a press of a mark is its quantity, or as many as there are; a drag is any in between, also in the second row", async () => {
  const onCountChange = vi.fn();
  const screen = await show({ maximum: 200, onCountChange }, "120px");
  await screen.getByText("72+").click();
  await screen.getByText("288+").click();
  expect(onCountChange.mock.calls).toEqual([[{ count: 72 }], [{ count: 200 }]]);
  onCountChange.mockClear();
  const list = screen.getByRole("list").element();
  list.setPointerCapture = () => {};
  const [, second] = screen.getByRole("listitem").elements();
  const { left, top, width } = (second as Element).getBoundingClientRect();
  list.dispatchEvent(
    new PointerEvent("pointerdown", { bubbles: true, button: 0, clientX: left + width / 2, clientY: top + 2 }),
  );
  expect(onCountChange.mock.calls).toEqual([[{ count: 180 }]]);
});
