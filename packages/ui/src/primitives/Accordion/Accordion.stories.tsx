import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Accordion } from "./Accordion.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Questions and answers, specifications, the columns of a footer on a phone: text that most readers skip."],
  avoid: [
    "For views of one place: use `Tabs`.",
    "For what every reader needs: leave it open on the page.",
    "For a form of several steps: use `Steps` and a page each.",
  ],
  anatomy: [
    ["Heading", "always in view, at the level that `headingLevel` names"],
    ["Arrow", "turns when the section opens"],
    ["Content", "is removed from the page while it is folded away"],
  ],
  accessibility: [
    "Each heading holds a button that says whether its section is open.",
    "Arrow keys, Home and End move between the headings; Enter and Space open one.",
    "Choose `headingLevel` so that the outline of the page has no gaps.",
  ],
};

const meta = {
  title: "Primitives/Accordion",
  component: Accordion,
  parameters: { guide },
  args: {
    items: [
      { value: "minimum", label: "Why is there a minimum?", content: "Goods leave the factory by the carton." },
      { value: "customs", label: "Who clears customs?", content: "We do, at the port of arrival." },
      { value: "returns", label: "Can I return goods?", content: "Within 14 days.", disabled: true },
    ],
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <Frame width="panel">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All folded; keys go from heading to heading. */
export const Folded: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Why is there a minimum?" }));
    await expect(page.getByRole("region", { name: "Why is there a minimum?" })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ["minimum", "customs"] });
  },
};

/** One is open from the start. */
export const Open: Story = { args: { defaultValue: ["customs"] } };

/** One at a time. */
export const OneAtATime: Story = {
  args: { multiple: false, defaultValue: ["minimum"] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Who clears customs?" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ["customs"] });
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: {
    items: [{ value: "minimum", label: "为什么有起订量？", content: "工厂按箱发货。" }],
    defaultValue: ["minimum"],
  },
  globals: { locale: "zh" },
};
