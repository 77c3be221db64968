import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Badge } from "./Badge.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A count on an icon: products in the cart, unread messages."],
  avoid: ["For a state in words: use `Tag`.", "For the number of results: write it as text."],
  anatomy: [
    ["Count", "shortened when it is large; nothing shows at 0"],
    ["Label", "the whole count in words, for screen readers and as a tooltip"],
  ],
  accessibility: [
    "Screen readers read the label instead of the number.",
    "Colour is not the only sign: the number is always there.",
    "A count that changes is not announced; say so in a toast if the buyer has caused it.",
  ],
};

const meta = { title: "Primitives/Badge", component: Badge, parameters: { guide }, args: { count: 6 } } satisfies Meta<
  typeof Badge
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A few messages. */
export const Few: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("6")).toBeVisible();
  },
};

/** Above 99 it shows 99 without a plus sign; the accessible name has the true count. */
export const Many: Story = {
  args: { count: 128 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("99")).toBeVisible();
    await expect(page.getByText("128 items")).toBeInTheDocument();
  },
};

/** Nothing shows at 0. */
export const None: Story = {
  args: { count: 0 },
  tags: ["no-visual"],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-component='Badge']")).toBeNull();
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { count: 12 }, globals: { locale: "zh" } };
