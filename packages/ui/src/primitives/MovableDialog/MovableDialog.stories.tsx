import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { MovableDialog } from "./MovableDialog.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A window to keep open beside the page, such as a chat."],
  avoid: ["For a question: use `Dialog`.", "For a task: use `Sheet`."],
  anatomy: [
    ["Bar", "the title; drags the window"],
    ["Dock", "makes it small and puts it into the corner, if `onDockedChange` is given"],
    ["Close", "at the end of the bar"],
    ["Content", "often a frame"],
  ],
  accessibility: [
    "Its handle moves it by arrow keys as well; it never leaves the screen.",
    "It isn't modal: the page stays usable, Tab leads out of it, and Escape closes it only from inside.",
    "On a phone it fills the screen and is modal.",
  ],
};

const meta = {
  title: "Primitives/MovableDialog",
  component: MovableDialog,
  tags: ["overlay"],
  // In its own frame: open, it would cover the docs page.
  parameters: { guide, docs: { story: { inline: false, height: "40rem" } } },
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

/** Small, in the corner. */
export const Docked: Story = {
  args: { docked: true, onDockedChange: fn() },
  play: async ({ args }) => {
    const dialog = within(document.body).getByRole("dialog", { name: "Customer service" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Undock" }));
    await expect(args.onDockedChange).toHaveBeenCalledWith({ docked: false });
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { title: "在线客服", onDockedChange: fn(), children: <p style={{ padding: "1rem" }}>请描述您的问题。</p> },
  globals: { locale: "zh" },
};
