import type { Meta, StoryObj } from "@storybook/react-vite";
import ArrowRight from "lucide-react/icons/arrow-right";
import { expect, within } from "storybook/test";
import { TextLink } from "./TextLink.tsx";

const meta = {
  title: "Primitives/TextLink",
  component: TextLink,
  args: { href: "#/coupon", children: "All coupons" },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Beside a heading. */
export const Brand: Story = { args: { icon: <ArrowRight size={16} /> } };

/** Within a sentence. */
export const InText: Story = {
  args: { tone: "neutral", children: "return rules" },
  render: (args) => (
    <p>
      Read the <TextLink {...args} /> before you send it back.
    </p>
  ),
};

/** Opens in a new tab, and says so. */
export const NewTab: Story = {
  args: { newTab: true, children: "Member centre" },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Member centre (opens in a new tab)" });
    await expect(link).toHaveAttribute("rel", "noopener");
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { newTab: true, children: "会员中心" }, globals: { locale: "zh" } };
