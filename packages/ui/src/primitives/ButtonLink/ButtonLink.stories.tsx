import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ButtonLink } from "./ButtonLink.tsx";

const meta = {
  title: "Primitives/ButtonLink",
  component: ButtonLink,
  args: { href: "#/goodsList", children: "Start shopping" },
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Leads to another page. */
export const Primary: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Start shopping" })).toHaveAttribute(
      "href",
      "#/goodsList",
    );
  },
};

/** Beside a main action. */
export const Outline: Story = { args: { variant: "outline", children: "Use now" } };

/** In Chinese. */
export const Chinese: Story = { args: { children: "去逛逛" }, globals: { locale: "zh" } };
