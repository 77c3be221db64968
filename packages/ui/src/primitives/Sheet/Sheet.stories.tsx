import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Field } from "../Field/index.ts";
import { Input } from "../Input/index.ts";
import { Stack } from "../Stack/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Sheet } from "./Sheet.tsx";

const form = (words: readonly string[]) => (
  <Stack>
    {words.map((word) => (
      <Field key={word} label={word}>
        <Input />
      </Field>
    ))}
  </Stack>
);

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A task beside the page, such as a new address at checkout."],
  avoid: [
    "For a short question: use `Dialog`.",
    "For a list to look at: use `Drawer`.",
    "For several steps: use a page.",
  ],
  anatomy: [
    ["Title and description", "what the task is"],
    ["Content", "scrolls by itself"],
    ["Actions", "stay at the bottom, the main one last"],
  ],
  accessibility: [
    "The focus moves into it, stays there, and returns to the button that opened it.",
    "Escape closes it: keep what the buyer has typed.",
    "Title and description are its name and description.",
  ],
};

const meta = {
  title: "Primitives/Sheet",
  component: Sheet,
  parameters: { guide },
  tags: ["overlay"],
  args: {
    trigger: <Button variant="outline">New address</Button>,
    title: "New address",
    description: "Where should this order go?",
    children: form(["Name", "Phone", "Street", "City", "Postcode"]),
    actions: (
      <>
        <Button variant="outline">Cancel</Button>
        <Button>Save</Button>
      </>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** For a form beside the page; on a phone it comes from the bottom. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "New address" }));
    const sheet = await within(document.body).findByRole("dialog", { name: "New address" });
    await expect(sheet).toHaveAccessibleDescription("Where should this order go?");
    await waitFor(() => expect(within(sheet).getByRole("button", { name: "Save" })).toBeVisible());
  },
};

/** Closes with Escape, and gives the focus back. */
export const Closing: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "New address" });
    await userEvent.click(trigger);
    await within(document.body).findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: false });
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: {
    trigger: <Button variant="outline">新增地址</Button>,
    title: "新增地址",
    description: "这笔订单寄到哪里？",
    children: form(["收货人", "手机号", "详细地址"]),
    actions: <Button>保存</Button>,
  },
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "新增地址" }));
    await waitFor(() => expect(within(document.body).getByRole("dialog")).toBeVisible());
  },
};
