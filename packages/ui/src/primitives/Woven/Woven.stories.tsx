import type { Meta, StoryObj } from "@storybook/react-vite";

import { Woven } from "./Woven.tsx";

const meta = {
  title: "Primitives/Woven",
  component: Woven,
  decorators: [
    (Story) => (
      <div style={{ blockSize: "12rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Woven>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A large field. */
export const Field: Story = { args: { check: "lg" } };

/** The band above the footer. */
export const Band: Story = { args: { shape: "band" } };
