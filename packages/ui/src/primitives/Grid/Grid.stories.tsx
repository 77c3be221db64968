import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Grid } from "./Grid.tsx";

const cards = ["Kitchen", "Garden", "Office", "Travel", "Toys", "Tools"].map((name) => <Card key={name}>{name}</Card>);

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Things of equal rank in columns of equal width."],
  avoid: ["For products: use `GoodsGrid`.", "For things in a line: use `Stack`."],
  anatomy: [
    ["Columns", "a number for each width of window, or as many as fit"],
    ["Gap", "in steps of 4 px"],
  ],
  accessibility: ["Order in the page is order on the screen.", 'With `as="ul"` and list items it is a list.'],
};

const meta = {
  title: "Primitives/Grid",
  parameters: { guide },
  component: Grid,
  args: { children: cards },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One column on a phone, more with more room. */
export const ByWidth: Story = { args: { columns: { base: 1, sm: 2, lg: 3 } } };

/** As many columns as fit. */
export const AsManyAsFit: Story = { args: { minColumn: "sm", gap: 3 } };

/** Always the same. */
export const Three: Story = { args: { columns: 3, gap: 2 } };

/** In Chinese. */
export const Chinese: Story = {
  args: { columns: 2, children: ["厨房", "园艺"].map((name) => <Card key={name}>{name}</Card>) },
  globals: { locale: "zh" },
};
