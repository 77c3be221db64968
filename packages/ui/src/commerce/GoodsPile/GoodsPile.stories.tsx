import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { pictures } from "../../testing/fixtures/pictures.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { GoodsPile, type GoodsPileProps } from "./GoodsPile.tsx";

function Chosen(props: GoodsPileProps) {
  const [count, setCount] = useState(props.count);
  return <GoodsPile {...props} count={count} onCountChange={(event) => setCount(event.count)} />;
}

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["To show how much a quantity is."],
  avoid: ["As the only statement of a quantity.", "For small quantities that need no picture."],
  anatomy: [
    ["Pile", "as many pieces, up to a limit"],
    ["Marks", "optional: quantities to compare"],
  ],
  accessibility: [
    "The pile is a picture whose name says how much it is; marks are buttons that say which one is shown.",
    "With reduced motion it changes at once.",
  ],
};

const meta = {
  title: "Commerce/GoodsPile",
  parameters: { guide },
  component: GoodsPile,
  args: { image: pictures.thread, count: 12, marks: [12, 60, 240] },
  render: (args) => <Chosen {...args} />,
  decorators: [
    (Story) => (
      <Frame width="panel">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof GoodsPile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The minimum: a dozen. */
export const Minimum: Story = {};

/** "Show me 60": the pile is redrawn. */
export const ShowMeSixty: Story = {
  play: async ({ canvasElement }) => {
    const pile = within(canvasElement);
    await userEvent.click(pile.getByRole("button", { name: "60" }));
    await expect(pile.getByRole("img", { name: "A pile of 60 pieces" })).toBeVisible();
  },
};

/** A carton. */
export const Carton: Story = { args: { count: 240 } };

/** More than one can draw: a picture stands for several. */
export const Thousands: Story = { args: { count: 12_000, marks: [] } };

/** Without a picture. */
export const NoPicture: Story = { args: { image: undefined, count: 24 } };

/** In Chinese. */
export const Chinese: Story = { args: { count: 60 }, globals: { locale: "zh" } };
