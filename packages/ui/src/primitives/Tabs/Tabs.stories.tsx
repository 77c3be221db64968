import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Tabs } from "./Tabs.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Two to six views of the same place, of which one is enough at a time."],
  avoid: [
    "For steps in a fixed order: use `Steps`.",
    "For other pages: use links.",
    "For what must be compared: show it together.",
  ],
  anatomy: [
    ["Tabs", "names of one or two words"],
    ["Panel", "what the open tab shows"],
  ],
  accessibility: [
    "Tab reaches the open tab; arrow keys move to the others.",
    "`label` names the list; each panel is named by its tab.",
  ],
};

const meta = {
  title: "Primitives/Tabs",
  parameters: { guide },
  component: Tabs,
  args: {
    label: "About this article",
    onValueChange: fn(),
    items: [
      { value: "details", label: "Details", content: <p>Eight fibreglass ribs.</p> },
      { value: "reviews", label: "Reviews", count: "214", content: <p>Survived the ferry.</p> },
      { value: "rules", label: "Return rules", content: <p>15 days.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The sections of a product page. Arrow keys move between them. */
export const Underline: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("tab", { name: "Details" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: "reviews" });
    await expect(page.getByRole("tabpanel")).toHaveTextContent("Survived the ferry.");
  },
};

/** Filters for the list below, which the page renders itself. */
export const Pill: Story = {
  args: {
    variant: "pill",
    label: "Picked this week",
    items: [
      { value: "best", label: "Best sellers" },
      { value: "under", label: "Under $1" },
      { value: "small", label: "Small minimums" },
    ],
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: {
    variant: "pill",
    label: "本周精选",
    items: [
      { value: "best", label: "热销" },
      { value: "small", label: "小批量起订" },
    ],
  },
  globals: { locale: "zh" },
};
