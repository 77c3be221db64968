import type { Meta, StoryObj } from "@storybook/react-vite";
import { pictures } from "../../testing/fixtures/pictures.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { StoreMark } from "./StoreMark.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A store's logo beside its name."],
  avoid: ["For people: use `Avatar`."],
  anatomy: [
    ["Logo or letters", "square"],
    ["Edge", "of the store's cloth"],
  ],
  accessibility: ["It is hidden from screen readers, because the name stands beside it."],
};

const meta = {
  title: "Commerce/StoreMark",
  parameters: { guide },
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
