import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Phrases } from "./Phrases.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Headlines in Chinese, whose lines should end between words."],
  avoid: ["For text of several lines: the browser's breaks are enough."],
  anatomy: [["Phrases", "that stay together on a line"]],
  accessibility: ["Screen readers read the text as one."],
};

const meta = {
  title: "Primitives/Phrases",
  parameters: { guide },
  component: Phrases,
  args: { children: "Ready for the wet months" },
  render: (args) => (
    <h2 style={{ inlineSize: "12rem", font: "var(--sundry-type-title1-weight) 2rem/1.2 inherit" }}>
      <Phrases {...args} />
    </h2>
  ),
} satisfies Meta<typeof Phrases>;
export default meta;

type Story = StoryObj<typeof meta>;

/** English breaks at its spaces. */
export const Default: Story = {};

/** Chinese breaks between words: none is torn apart. */
export const Chinese: Story = {
  args: { children: "八骨防风折叠伞，纤维骨架多色混装" },
  globals: { locale: "zh" },
};

/** A word longer than its line is broken all the same. */
export const TooLong: Story = { args: { children: "Handgesponnenebaumwollgarnknäuel" } };
