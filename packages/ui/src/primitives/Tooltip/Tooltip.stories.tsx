import type { Meta, StoryObj } from "@storybook/react-vite";
import Heart from "lucide-react/icons/heart";
import { expect, userEvent, within } from "storybook/test";
import { IconButton } from "../IconButton/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Tooltip } from "./Tooltip.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["To name an icon, or to explain a control in a few words."],
  avoid: [
    "For anything to press or to read at length: use `Popover`.",
    "For help that every buyer needs: write it on the page.",
    "On a phone, where nothing hovers.",
  ],
  anatomy: [
    ["Trigger", "a button or link"],
    ["Bubble", "at most a short sentence"],
  ],
  accessibility: [
    "It shows on keyboard focus as well as on hover; Escape hides it.",
    "Say nothing in it that can't be found elsewhere.",
  ],
};

const meta = {
  title: "Primitives/Tooltip",
  parameters: { guide },
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
