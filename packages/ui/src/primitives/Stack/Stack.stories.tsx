import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../../testing/Frame.tsx";
import { Button } from "../Button/index.ts";
import { Text } from "../Text/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Stack } from "./Stack.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Things under or beside each other with equal distances."],
  avoid: ["For columns of equal width: use `Grid`.", "For a single distance: a margin is enough."],
  anatomy: [
    ["Children", "in a column or a row"],
    ["Gap", "in steps of 4 px"],
  ],
  accessibility: ["Order in the page is order on the screen.", 'With `as="ul"` and list items it is a list.'],
};

const meta = {
  title: "Primitives/Stack",
  parameters: { guide },
  component: Stack,
  args: {
    children: (
      <>
        <Button>Add 12</Button>
        <Button variant="strong">Buy now</Button>
        <Button variant="outline">Ask the store</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Under each other, as wide as the place. */
export const Column: Story = {
  decorators: [
    (Story) => (
      <Frame width="drawer">
        <Story />
      </Frame>
    ),
  ],
};

/** Beside each other; what does not fit goes to a new line. */
export const Row: Story = { args: { direction: "row", wrap: true, gap: 3 } };

/** A row that is a column on a phone. */
export const RowOrColumn: Story = { args: { direction: "row", columnBelow: "sm", gap: 2 } };

/** The ends of a line. */
export const Ends: Story = {
  args: {
    direction: "row",
    justify: "between",
    align: "center",
    children: (
      <>
        <Text>3 orders to pay</Text>
        <Button size="sm">Pay</Button>
      </>
    ),
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { direction: "row", children: <Button>加购12件</Button> },
  globals: { locale: "zh" },
};
