import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { pictures } from "../../testing/fixtures/pictures.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { CartLine } from "./CartLine.tsx";
import type { CartLineSummary } from "./cartLineSummary.ts";

const umbrella: CartLineSummary = {
  skuId: "1001",
  href: "#umbrella",
  name: "Windproof folding umbrella, 8 fibreglass ribs",
  image: pictures.umbrella,
  specs: "Violet, 58 cm",
  price: 3.48,
  was: 4.6,
  num: 24,
  minimum: 12,
  stock: 1940,
  subTotal: 83.52,
  checked: true,
  invalid: false,
};

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A line of the cart that can be changed."],
  avoid: ["In an order that is placed: use `PackingSlip` or `OrderCard`."],
  anatomy: [
    ["Checkbox", "takes the line along to checkout"],
    ["Product", "picture, name and variant"],
    ["Quantity", "a stepper"],
    ["Amount", "of the line, in step with the quantity"],
    ["Message", "why the line can't be bought or has changed"],
  ],
  accessibility: [
    "It is an article named by the product.",
    "While a change is being saved the line says that it is busy; nothing jumps.",
    "A refused change goes back and says why.",
  ],
};

const meta = {
  title: "Commerce/CartLine",
  parameters: { guide },
  component: CartLine,
  args: { line: umbrella, onCheckedChange: fn(), onNumChange: fn(), onRemove: fn(), onMoveToFavourites: fn() },
} satisfies Meta<typeof CartLine>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A selected line: every control works on its own. */
export const Ticked: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: /Windproof folding umbrella/ }));
    await expect(args.onCheckedChange).toHaveBeenCalledWith({ checked: false });
    await userEvent.click(canvas.getByRole("button", { name: "Increase" }));
    await expect(args.onNumChange).toHaveBeenCalledWith({ num: 25 });
    await userEvent.click(canvas.getByRole("button", { name: /^Remove/ }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** A change is being saved, so the amount is dimmed. */
export const Pending: Story = { args: { pending: true } };

/** The server refused the quantity and gives the reason. */
export const Refused: Story = { args: { line: { ...umbrella, problem: "Not enough in stock: 20 left." } } };

/** The price fell after the buyer added it. */
export const PriceChanged: Story = { args: { line: { ...umbrella, note: "The price fell from $4.60 to $3.48." } } };

/** A few more pieces have a lower price: the line says what they save. */
export const NextPrice: Story = {
  args: {
    line: {
      ...umbrella,
      tiers: [
        { num: 12, price: 3.48 },
        { num: 60, price: 3.19 },
        { num: 240, price: 2.86 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("36 more:").parentElement).toHaveTextContent(
      "36 more: $3.19 each, saves $17.40",
    );
  },
};

/** No longer for sale: it can only be removed. */
export const OffTheShelf: Story = {
  args: { line: { ...umbrella, invalid: true, checked: false, problem: "This item is no longer for sale." } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await expect(canvas.getByRole("button", { name: /^Remove/ })).toBeVisible();
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { line: { ...umbrella, name: "8骨防风折叠伞", specs: "紫罗兰，58cm" } },
  globals: { locale: "zh" },
};
