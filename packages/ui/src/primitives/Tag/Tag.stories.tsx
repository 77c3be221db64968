import type { Meta, StoryObj } from "@storybook/react-vite";
import Coins from "lucide-react/icons/coins";
import { Tag } from "./Tag.tsx";

const meta = { title: "Primitives/Tag", component: Tag, args: { children: "Not started" } } satisfies Meta<typeof Tag>;
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
