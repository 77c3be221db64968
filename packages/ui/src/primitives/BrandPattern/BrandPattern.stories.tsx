import type { Meta, StoryObj } from "@storybook/react-vite";

import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { BrandPattern } from "./BrandPattern.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Banners, the art beside the login, the band above the footer."],
  avoid: ["Behind text: it can't be read there.", "For a store: use `StoreCloth`."],
  anatomy: [
    ["Tile", "24, 48 or 152 px"],
    ["Shape", "a band of 8 px, or all of its container"],
  ],
  accessibility: ["It is decorative and hidden from screen readers."],
};

const meta = {
  title: "Primitives/BrandPattern",
  parameters: { guide },
  component: BrandPattern,
  decorators: [
    (Story) => (
      <div style={{ blockSize: "12rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BrandPattern>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A large background. */
export const Field: Story = { args: { size: "lg" } };

/** The band above the footer. */
export const Band: Story = { args: { shape: "band" } };
