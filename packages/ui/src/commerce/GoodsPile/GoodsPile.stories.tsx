import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { GoodsPile, type GoodsPileProps } from "./GoodsPile.tsx";

function Chosen(props: GoodsPileProps) {
  const [count, setCount] = useState(props.count);
  return <GoodsPile {...props} count={count} onCountChange={(event) => setCount(event.count)} />;
}

const meta = {
  title: "Commerce/GoodsPile",
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
