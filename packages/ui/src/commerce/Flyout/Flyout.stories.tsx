import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Flyout, type FlyoutProps } from "./Flyout.tsx";

function Kept(props: FlyoutProps) {
  const [open, setOpen] = useState(props.open);
  return <Flyout {...props} open={open} onOpenChange={(event) => setOpen(event.open)} />;
}

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A preview below a link in the header, such as the cart."],
  avoid: ["For actions: use `Menu`.", "For what is found nowhere else: phones don't hover."],
  anatomy: [
    ["Link", "leads to the page itself"],
    ["Panel", "opens when the pointer rests on the link"],
  ],
  accessibility: ["Escape closes it, and so does leaving it.", "The link works without the panel."],
};

const meta = {
  title: "Commerce/Flyout",
  parameters: { guide },
  component: Flyout,
  render: (args) => <Kept {...args} />,
  args: {
    open: false,
    onOpenChange: fn(),
    trigger: <button type="button">Cart</button>,
    align: "start",
    children: <p>Nothing here yet.</p>,
  },
} satisfies Meta<typeof Flyout>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens when the pointer rests on the link, closes with Escape and returns the focus. */
export const UnderTheMouse: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.hover(page.getByRole("button", { name: "Cart" }));
    await waitFor(() => expect(page.getByText("Nothing here yet.")).toBeVisible());
    page.getByRole("button", { name: "Cart" }).focus();
    await userEvent.keyboard("{Escape}");
    await expect(page.queryByText("Nothing here yet.")).not.toBeInTheDocument();
    await expect(page.getByRole("button", { name: "Cart" })).toHaveFocus();
  },
};

/** Open. */
export const Open: Story = { args: { open: true } };

/** In Chinese. */
export const Chinese: Story = {
  args: { open: true, trigger: <button type="button">购物车</button>, children: <p>购物车是空的。</p> },
  globals: { locale: "zh" },
};
