import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Text } from "../Text/index.ts";
import { TextLink } from "../TextLink/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Popover } from "./Popover.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A little more about a thing, beside its button: a size chart, the parts of a sum."],
  avoid: ["For actions: use `Menu`.", "For a question: use `Dialog`.", "For a few words on a control: use `Tooltip`."],
  anatomy: [
    ["Trigger", "the button that opens it"],
    ["Title", "optional"],
    ["Content", "short enough not to scroll"],
  ],
  accessibility: [
    "The focus moves into it and returns to the trigger.",
    "Escape or a press outside closes it; the rest of the page stays usable.",
    "Without a title give it `aria-label`.",
  ],
};

const meta = {
  title: "Primitives/Popover",
  component: Popover,
  parameters: { guide },
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
