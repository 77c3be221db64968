import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/index.ts";
import { Grid } from "./Grid.tsx";

const cards = ["Kitchen", "Garden", "Office", "Travel", "Toys", "Tools"].map((name) => <Card key={name}>{name}</Card>);

const meta = { title: "Primitives/Grid", component: Grid, args: { children: cards } } satisfies Meta<typeof Grid>;
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
