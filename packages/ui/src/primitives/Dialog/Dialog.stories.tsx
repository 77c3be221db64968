import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Dialog } from "./Dialog.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: [
    "A question that has to be answered before anything else, such as deleting an address.",
    "A short form of one or two fields.",
  ],
  avoid: [
    "For a look at something: use `Drawer`.",
    "For a long form: use `Sheet` or a page.",
    "For a message without a question: use a toast or `Notice`.",
  ],
  anatomy: [
    ["Title", "the question or the task"],
    ["Description", "one sentence of explanation"],
    ["Actions", "at the end, the main one last; on a phone the dialog is a sheet at the bottom"],
    ["Close", "a button in the corner; Escape does the same"],
  ],
  accessibility: [
    "The focus moves into it, stays there, and returns to the button that opened it.",
    "Title and description are its name and description.",
    "The page behind can't be used and is hidden from screen readers.",
    'Name the action on its button: "Delete address", not "OK".',
  ],
};

const meta = {
  title: "Primitives/Dialog",
  component: Dialog,
  tags: ["overlay"],
  // Each in its own frame: an open dialog would cover the docs page.
  parameters: { guide, docs: { story: { inline: false, height: "30rem" } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Login",
    description: "Log in to save products, claim coupons and check out.",
    actions: (
      <>
        <Button variant="quiet">Stay here</Button>
        <Button>Login now</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Asks a visitor to log in. */
export const Login: Story = {
  play: async ({ args }) => {
    const dialog = within(document.body).getByRole("dialog", { name: "Login" });
    await expect(dialog).toHaveAccessibleDescription("Log in to save products, claim coupons and check out.");
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: false });
  },
};

/** Opened by its own button, which gets the focus back. */
export const WithTrigger: Story = {
  args: { open: undefined, trigger: <Button variant="outline">Clear history</Button>, title: "Clear history" },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Clear history" });
    await userEvent.click(trigger);
    const dialog = await within(document.body).findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: {
    title: "登录",
    description: "登录后可收藏商品、领取优惠券并下单。",
    actions: (
      <>
        <Button variant="quiet">继续浏览</Button>
        <Button>立即登录</Button>
      </>
    ),
  },
  globals: { locale: "zh" },
};
