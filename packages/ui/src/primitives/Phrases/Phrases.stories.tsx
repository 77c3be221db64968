import type { Meta, StoryObj } from "@storybook/react-vite";
import { Phrases } from "./Phrases.tsx";

const meta = {
  title: "Primitives/Phrases",
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
