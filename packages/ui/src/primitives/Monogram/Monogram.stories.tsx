import type { Meta, StoryObj } from "@storybook/react-vite";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { Monogram } from "./Monogram.tsx";

const meta = {
  title: "Primitives/Monogram",
  component: Monogram,
  args: { name: "Threadwell Haberdashery" },
} satisfies Meta<typeof Monogram>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A store without a logo. */
export const Letters: Story = {};

/** A store with one. */
export const Logo: Story = { args: { src: pictures.thread } };

/** A buyer. */
export const Person: Story = { args: { name: "Mei Tanaka", round: true, size: "sm" } };

/** In Chinese. */
export const Chinese: Story = { args: { name: "金河伞业" }, globals: { locale: "zh" } };
