import type { Meta, StoryObj } from "@storybook/react-vite";
import ArrowRight from "lucide-react/icons/arrow-right";
import { expect, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { TextLink } from "./TextLink.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["To another page, in a sentence or beside text."],
  avoid: ["For an action: use `Button`.", "For the main way on: use `ButtonLink`."],
  anatomy: [
    ["Words", "say where it leads"],
    ["Icon", "optional, after them"],
  ],
  accessibility: [
    'A link has to make sense when it is heard alone: "Read about returns", not "here".',
    "With `newTab` screen readers are told so.",
  ],
};

const meta = {
  title: "Primitives/TextLink",
  parameters: { guide },
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
      <span>Read the</span> <TextLink {...args} /> <span>before you send it back.</span>
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
