import type { Meta, StoryObj } from "@storybook/react-vite";

import { BrandPattern } from "./BrandPattern.tsx";

const meta = {
  title: "Primitives/BrandPattern",
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
