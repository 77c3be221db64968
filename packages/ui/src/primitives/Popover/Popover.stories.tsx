import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Text } from "../Text/index.ts";
import { TextLink } from "../TextLink/index.ts";
import { Popover } from "./Popover.tsx";

const meta = {
  title: "Primitives/Popover",
  component: Popover,
  tags: ["overlay"],
  args: {
    trigger: <Button variant="quiet">Shipping</Button>,
    title: "Shipping to Rotterdam",
    children: (
      <>
        <Text>Air freight, 6 to 9 days.</Text>
        <TextLink href="#/shipping">All rates</TextLink>
      </>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens beside its button, closes with Escape, and gives the focus back. */
export const Usual: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Shipping" });
    await userEvent.click(trigger);
    const panel = await within(document.body).findByRole("dialog", { name: "Shipping to Rotterdam" });
    await waitFor(() => expect(within(panel).getByRole("link", { name: "All rates" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: false });
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Open. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Shipping" }));
    await waitFor(() => expect(within(document.body).getByRole("dialog")).toBeVisible());
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: {
    trigger: <Button variant="quiet">运费</Button>,
    title: "运往鹿特丹",
    children: <Text>空运，6至9天送达。</Text>,
  },
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "运费" }));
    await waitFor(() => expect(within(document.body).getByRole("dialog")).toBeVisible());
  },
};
