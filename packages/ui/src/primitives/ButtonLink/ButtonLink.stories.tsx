import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { ButtonLink } from "./ButtonLink.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The main way on to another page."],
  avoid: ["For an action on this page: use `Button`.", "Inside a sentence: use `TextLink`."],
  anatomy: [
    ["Icon", "optional, before the text"],
    ["Text", "says where it leads"],
  ],
  accessibility: [
    "It is a link: it can be opened in another tab, and Enter follows it.",
    "It can't be disabled: leave it out, or say why there is nowhere to go.",
  ],
};

const meta = {
  title: "Primitives/ButtonLink",
  parameters: { guide },
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
