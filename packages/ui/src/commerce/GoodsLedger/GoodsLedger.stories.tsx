import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Frame } from "../../testing/Frame.tsx";
import { ChosenLedger, ledgerRows } from "../../testing/fixtures/ledgerRows.tsx";
import { GoodsLedger } from "./GoodsLedger.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The list view of goods, for buyers who compare prices by quantity and order many products at once."],
  avoid: ["For products to look at: use `GoodsGrid`.", "For the cart: use `CartLine`."],
  anatomy: [
    [
      "Prices",
      "of one piece at 12, 60 and 240; a dash below the minimum. The one that the chosen pieces reach is marked.",
    ],
    ["Quantity", "a button that takes the minimum, then a stepper."],
    ["Total", "stays at the bottom of the window while the list scrolls."],
  ],
  accessibility: [
    "A table, also where its rows look like cards.",
    "J and K go from row to row, only while the focus is in the table. The page needs no key of its own.",
  ],
};

const meta = {
  title: "Commerce/GoodsLedger",
  component: GoodsLedger,
  parameters: { guide },
  args: { caption: "Search results", rows: ledgerRows(), onCountChange: fn(), onFavouriteChange: fn(), onAdd: fn() },
  render: (args) => <ChosenLedger {...args} />,
} satisfies Meta<typeof GoodsLedger>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Before anything is chosen. */
export const Empty: Story = {};

/** The minimum of one product, then more by its stepper: the total follows. */
export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: /^Choose 12: Windproof/ }));
    const field = page.getByRole("textbox", { name: /Windproof/ });
    await expect(field).toHaveFocus();
    await expect(page.getByText("1 product, 12 pieces")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Add to cart" }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole("button", { name: /^Take off the list: Windproof/ }));
    await expect(page.getByRole("button", { name: /^Choose 12: Windproof/ })).toHaveFocus();
  },
};

/** Several products are chosen. */
export const Chosen: Story = { args: { rows: ledgerRows({ counts: [60, 0, 240] }) } };

/** On a phone each row is a card. */
export const Narrow: Story = {
  args: { rows: ledgerRows({ counts: [12, 0, 0] }) },
  decorators: [
    (Story) => (
      <Frame width="drawer">
        <Story />
      </Frame>
    ),
  ],
};

/** In Chinese. */
export const Chinese: Story = {
  args: { caption: "搜索结果", rows: ledgerRows({ counts: [60, 0, 0], locale: "zh" }) },
  globals: { locale: "zh" },
};
