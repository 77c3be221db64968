import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Price, type PriceProps } from "./Price.tsx";

const meta = {
  title: "Commerce/Price/Gallery",
  component: Price,
  tags: ["gallery", "!autodocs"],
  args: { value: 0 },
} satisfies Meta<typeof Price>;
export default meta;

const columns = {
  plain: { value: 1284.6 },
  reduced: { value: 3.48, was: 4.6 },
  deal: { value: 3.48, tone: "deal" },
  range: { value: 2.86, to: 3.48 },
  "not a number": { value: "on request" },
  none: { value: "" },
} as const satisfies Record<string, PriceProps>;

/** All sizes and all kinds of value. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["sm", "md", "lg", "xl"]}
      columns={Object.keys(columns) as (keyof typeof columns)[]}
      cell={(size, column) => <Price size={size} {...columns[column]} />}
    />
  ),
};

/** The same prices in Chinese. */
export const Chinese: StoryObj<typeof meta> = { ...Everything, globals: { locale: "zh" } };
