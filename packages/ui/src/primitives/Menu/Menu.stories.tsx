import type { Meta, StoryObj } from "@storybook/react-vite";
import LogOut from "lucide-react/icons/log-out";
import User from "lucide-react/icons/user";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Menu } from "./Menu.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Three or more actions on one thing, behind one button."],
  avoid: [
    "For a value in a form: use `Select`.",
    "For the main action: show it as a button.",
    "For things to read: use `Popover`.",
  ],
  anatomy: [
    ["Trigger", "the button that opens it"],
    ["Entries", "actions or links, at most one of them dangerous, and that one last"],
  ],
  accessibility: [
    "Arrow keys move through the entries, letters jump to one, Enter carries it out, Escape closes it.",
    "The focus returns to the trigger.",
    "The rest of the page stays usable.",
  ],
};

const meta = {
  title: "Primitives/Menu",
  component: Menu,
  parameters: { guide },
  tags: ["overlay"],
  args: {
    trigger: <Button variant="quiet">Mei Tanaka</Button>,
    items: [
      { value: "profile", label: "Profile", icon: <User />, href: "#/home/Profile" },
      { value: "addresses", label: "Addresses", disabled: true },
      { value: "logout", label: "Log out", icon: <LogOut />, danger: true, onSelect: fn() },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The account menu. Arrow keys move through it, and Enter selects. */
export const Account: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Mei Tanaka" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const menu = await within(document.body).findByRole("menu");
    await expect(within(menu).getByRole("menuitem", { name: "Profile" })).toHaveAttribute("href", "#/home/Profile");
    await userEvent.keyboard("{End}{Enter}");
    await expect(args.items.at(-1)?.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Open. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Mei Tanaka" }));
    await waitFor(() => expect(within(document.body).getByRole("menu")).toBeVisible());
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: {
    trigger: <Button variant="quiet">田中美</Button>,
    items: [
      { value: "profile", label: "个人资料", icon: <User />, href: "#/home/Profile" },
      { value: "logout", label: "退出登录", icon: <LogOut />, danger: true },
    ],
  },
  globals: { locale: "zh" },
};
