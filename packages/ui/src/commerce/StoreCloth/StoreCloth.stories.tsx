import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { StoreCloth } from "./StoreCloth.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The banner of a store, the edge of its mark, the label of an order."],
  avoid: ["Behind text: it can't be read there.", "For the shop itself: use `BrandPattern`."],
  anatomy: [["Weave", "drawn from the store's id, always the same"]],
  accessibility: ["It is decorative and hidden from screen readers."],
};

const meta = {
  title: "Commerce/StoreCloth",
  parameters: { guide },
  component: StoreCloth,
  args: { storeId: "201" },
} satisfies Meta<typeof StoreCloth>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The banner of a store. */
export const Banner: Story = {
  decorators: [
    (Story) => (
      <div style={{ blockSize: "6rem" }}>
        <Story />
      </div>
    ),
  ],
};

/** A woven label beside the name of a store. */
export const Label: Story = {
  args: { shape: "label" },
  render: (args) => (
    <span style={{ display: "inline-flex", alignItems: "center", gap: "0.5rem" }}>
      <StoreCloth {...args} /> <span>Jinhe Umbrella Works</span>
    </span>
  ),
};

/** In Chinese. */
export const Chinese: Story = {
  ...Label,
  globals: { locale: "zh" },
  render: (args) => (
    <span style={{ display: "inline-flex", alignItems: "center", gap: "0.5rem" }}>
      <StoreCloth {...args} /> <span>金河伞业</span>
    </span>
  ),
};
