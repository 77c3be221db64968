import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Divider } from "./Divider.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Between things whose distance alone doesn't part them."],
  avoid: ["Between every two things: use `gap` of `Stack`.", "Around things: use `Card`."],
  anatomy: [
    ["Line", "one pixel"],
    ["Word", 'optional, such as "or"'],
  ],
  accessibility: ["Screen readers hear it only with `semantic`."],
};

const meta = {
  title: "Primitives/Divider",
  parameters: { guide },
  component: Divider,
  render: (args) => (
    <Stack>
      <Text>Goods</Text>
      <Divider {...args} />
      <Text>Shipping</Text>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Between two parts; screen readers pass over it. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("separator")).toBeNull();
  },
};

/** A separation in meaning. */
export const Semantic: Story = {
  args: { semantic: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("separator")).toBeVisible();
  },
};

/** A choice between two ways. */
export const WithAWord: Story = { args: { label: "or" } };

/** In a row. */
export const Vertical: Story = {
  args: { orientation: "vertical" },
  render: (args) => (
    <Stack direction="row" align="center">
      <Button variant="text">Edit</Button>
      <Divider {...args} />
      <Button variant="text">Remove</Button>
    </Stack>
  ),
};

/** In Chinese. */
export const Chinese: Story = { args: { label: "或" }, globals: { locale: "zh" } };
