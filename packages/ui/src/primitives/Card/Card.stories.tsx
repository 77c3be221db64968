import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { Heading } from "../Heading/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Card } from "./Card.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: [
    "To hold things together that belong to one subject, such as an address and its buttons.",
    "With `asChild` around a link, when the whole card leads somewhere.",
  ],
  avoid: [
    "For a product: use `GoodsCard`.",
    "For a message: use `Notice`.",
    "Around everything: distance alone is often enough.",
  ],
  anatomy: [
    ["Ground", "`outline`, `filled`, `raised` or `brand`"],
    ["Padding", "0, 12, 16 or 24 px"],
  ],
  accessibility: [
    "It has no role. Give it one by `as`, such as `section` or `li`, if it has a meaning.",
    "A card that is a link has one name: don't put further links or buttons into it.",
  ],
};

const meta = {
  title: "Primitives/Card",
  component: Card,
  parameters: { guide },
  args: {
    children: (
      <Stack gap={2}>
        <Heading level={3}>Shipping</Heading>
        <Text tone="secondary">Air freight, 6 to 9 days. Customs are cleared at the port of arrival.</Text>
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <Frame width="panel">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A hairline around what belongs together. */
export const Outline: Story = {};

/** A whole card that is a link. */
export const AsALink: Story = {
  args: {
    asChild: true,
    children: (
      <a href="#/orders">
        <Text weight="strong">3 orders to pay</Text>
        <Text tone="secondary">$253.02 in all</Text>
      </a>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link")).toHaveAttribute("data-component", "Card");
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { variant: "filled", children: <Text>空运，6至9天送达。</Text> },
  globals: { locale: "zh" },
};
