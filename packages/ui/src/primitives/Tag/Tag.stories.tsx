import type { Meta, StoryObj } from "@storybook/react-vite";
import Coins from "lucide-react/icons/coins";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Tag } from "./Tag.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ['A state or quality in one or two words: "Paid", "New".'],
  avoid: [
    "For a count: use `Badge`.",
    "For a discount: use `DiscountTag`.",
    "For something to press: use `FilterChips` or a button.",
  ],
  anatomy: [
    ["Words", "one or two"],
    ["Icon", "optional, before them"],
  ],
  accessibility: [
    "The words carry the meaning; the colour only repeats it.",
    "`deal` is for lower prices and running offers only.",
  ],
};

const meta = {
  title: "Primitives/Tag",
  parameters: { guide },
  component: Tag,
  args: { children: "Not started" },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A neutral state. */
export const Neutral: Story = {};

/** A success. */
export const Success: Story = { args: { tone: "success", children: "In stock" } };

/** Points, with an icon. */
export const Points: Story = { args: { tone: "points", icon: <Coins size={14} />, children: "41 points" } };

/** In Chinese. */
export const Chinese: Story = { args: { tone: "deal", children: "进行中" }, globals: { locale: "zh" } };
