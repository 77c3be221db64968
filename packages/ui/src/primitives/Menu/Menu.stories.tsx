import type { Meta, StoryObj } from "@storybook/react-vite";
import LogOut from "lucide-react/icons/log-out";
import User from "lucide-react/icons/user";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Menu } from "./Menu.tsx";

const meta = {
  title: "Primitives/Menu",
  component: Menu,
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
