import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../../primitives/Button/Button.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { StoreHeader } from "./StoreHeader.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The head of a store's page."],
  avoid: ["Beside products: use `StoreCard`."],
  anatomy: [
    ["Cloth", "the store's own weave"],
    ["Mark, name, description", "who it is"],
    ["Scores and actions", "what others say, and what one can do"],
  ],
  accessibility: ["The name is the page's heading.", "The cloth is decorative."],
};

const meta = {
  title: "Commerce/StoreHeader",
  parameters: { guide },
  component: StoreHeader,
  args: {
    store: {
      id: "201",
      name: "Jinhe Umbrella Works",
      scores: { description: 4.9, service: 4.8, delivery: 4.7 },
      facts: [
        { label: "Goods", value: "86" },
        { label: "On Sundry since", value: "2016" },
      ],
    },
    description:
      "Rain and sun umbrellas from our own frames and cloth. Printing from 48 pieces, samples within three days.",
    actions: <Button variant="outline">Follow</Button>,
  },
} satisfies Meta<typeof StoreHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A store with all its details. */
export const Complete: Story = {
  play: async ({ canvasElement }) => {
    const head = within(canvasElement);
    await expect(head.getByRole("heading", { level: 1, name: "Jinhe Umbrella Works" })).toBeVisible();
    await expect(head.getByText("Service").nextElementSibling).toHaveTextContent("4.8");
  },
};

/** A store run by the marketplace itself. */
export const SelfOperated: Story = {
  args: { store: { id: "1", name: "Sundry Select" }, tags: <Tag tone="brand">Self-operated</Tag> },
};

/** With only a name: a long one, without a space. */
export const NameOnly: Story = {
  args: {
    store: { id: "9", name: "Haberdasherywithoutanyspacesinitsverylongname".repeat(3) },
    description: undefined,
    actions: undefined,
  },
};

/** In Chinese. */
export const Chinese: Story = {
  globals: { locale: "zh" },
  args: {
    store: {
      id: "201",
      name: "金河伞业",
      scores: { description: 4.9, service: 4.8, delivery: 4.7 },
      facts: [{ label: "商品数", value: "86" }],
    },
    description: "自产骨架与伞面，晴雨两用，48把起可印花，三天出样。",
    actions: <Button variant="outline">关注店铺</Button>,
  },
};
