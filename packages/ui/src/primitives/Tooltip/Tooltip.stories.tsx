import type { Meta, StoryObj } from "@storybook/react-vite";
import Heart from "lucide-react/icons/heart";
import { expect, userEvent, within } from "storybook/test";
import { IconButton } from "../IconButton/index.ts";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "Primitives/Tooltip",
  component: Tooltip,
  tags: ["overlay"],
  args: {
    content: "12 favourites",
    children: (
      <IconButton label="Favourites">
        <Heart />
      </IconButton>
    ),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Shows when the control has the focus. */
export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button")).toHaveFocus();
    await expect(await within(document.body).findByRole("tooltip")).toHaveTextContent("12 favourites");
  },
};

/** Beside the sidebar. */
export const Beside: Story = { args: { side: "end", defaultOpen: true } };

/** In Chinese. */
export const Chinese: Story = {
  args: {
    content: "12个收藏",
    defaultOpen: true,
    children: (
      <IconButton label="收藏">
        <Heart />
      </IconButton>
    ),
  },
  globals: { locale: "zh" },
};
