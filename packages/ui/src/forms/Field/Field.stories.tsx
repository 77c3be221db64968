import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { TextLink } from "../../primitives/TextLink/index.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Field } from "./Field.tsx";
import { control } from "./Field.css.ts";

const ids = { control: "company", help: "company-help", error: "company-error" };

const meta = {
  title: "Forms/Field",
  component: Field,
  args: { ids, label: "Company", children: <input id={ids.control} className={control} /> },
  decorators: [
    (Story) => (
      <Frame width="panel">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Label above, control below. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox", { name: "Company" })).toBeVisible();
  },
};

/** Help before typing, a link beside the label, a word that it may stay empty. */
export const WithHelp: Story = {
  args: { help: "As it stands on the invoice.", optional: true, aside: <TextLink href="#why">Why?</TextLink> },
};

/** The error takes the help's place and says the fix. */
export const WithError: Story = {
  args: { help: "As it stands on the invoice.", error: "Enter the company's name." },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Enter the company's name.");
    await expect(canvasElement).not.toHaveTextContent("As it stands on the invoice.");
  },
};

/** Near the limit it counts, and says when something was cut. */
export const NearTheLimit: Story = { args: { counter: "140 / 140", notice: "Shortened to 140 characters." } };

/** In Chinese. */
export const Chinese: Story = {
  args: { label: "公司名称", help: "与发票抬头一致", optional: true, counter: "12 / 140" },
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("(选填)");
  },
};
