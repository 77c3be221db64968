import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { MovableDialog } from "./MovableDialog.tsx";

const meta = {
  title: "Primitives/MovableDialog",
  component: MovableDialog,
  tags: ["overlay"],
  // In its own frame: open, it would cover the docs page.
  parameters: { docs: { story: { inline: false, height: "40rem" } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Customer service",
    children: <p style={{ padding: "1rem" }}>Ask a question. The answer will show here.</p>,
  },
} satisfies Meta<typeof MovableDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A chat with a store. Escape closes it. */
export const Chat: Story = {
  play: async ({ args }) => {
    const dialog = within(document.body).getByRole("dialog", { name: "Customer service" });
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalled();
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { title: "在线客服", children: <p style={{ padding: "1rem" }}>请描述您的问题。</p> },
  globals: { locale: "zh" },
};
