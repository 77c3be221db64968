import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Text } from "./Text.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Text in a style of the scale."],
  avoid: ["For a title: use `Heading`.", "For money: use `Price`.", "For a link: use `TextLink`."],
  anatomy: [
    ["Variant", "size and use in the scale"],
    ["Tone", "colour, by meaning"],
  ],
  accessibility: [
    "A tone alone says nothing to those who don't see it.",
    "Text that is cut off must be found whole elsewhere.",
  ],
};

const meta = {
  title: "Primitives/Text",
  parameters: { guide },
  component: Text,
  args: { children: "Third carton. Colours match the listing and only one rib was bent out of 240." },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What most pages are made of. */
export const Body: Story = {};

/** Less weight beside something more important. */
export const Quiet: Story = { args: { variant: "small", tone: "muted" } };

/** Cut off after two lines, in a narrow place. */
export const TwoLines: Story = {
  args: { lines: 2 },
  decorators: [
    (Story) => (
      <Frame width="rail">
        <Story />
      </Frame>
    ),
  ],
};

/** On an element of the caller's own: here a link of the site's router. */
export const OnALink: Story = {
  args: { asChild: true, variant: "label", tone: "brand", children: <a href="#/orders">All orders</a> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "All orders" })).toHaveAttribute("href", "#/orders");
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { children: "第三箱了，颜色和图片一致，240根里只弯了一根。" },
  globals: { locale: "zh" },
};
