import type { Meta, StoryObj } from "@storybook/react-vite";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { StoreMark } from "./StoreMark.tsx";

const meta = {
  title: "Commerce/StoreMark",
  component: StoreMark,
  args: { storeId: "201", name: "Jinhe Umbrella Works", size: "lg" },
} satisfies Meta<typeof StoreMark>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A store without a logo. */
export const Letters: Story = {};

/** A store with a logo. */
export const Logo: Story = { args: { logo: pictures.thread } };

/** In Chinese. */
export const Chinese: Story = { args: { name: "金河伞业" }, globals: { locale: "zh" } };
