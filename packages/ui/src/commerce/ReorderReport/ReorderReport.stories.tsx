import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { pictures } from "../../testing/fixtures/pictures.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { ReorderReport } from "./ReorderReport.tsx";

const line = { image: pictures.thread, asked: 24, added: 24, was: 3.48, now: 3.48 };

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ['After "Buy again", to say what has changed since.'],
  avoid: ["For messages about one line: use the line's own message."],
  anatomy: [
    ["Lines", "what came back, and price, stock or minimum that changed"],
    ["Got it", "closes the report"],
  ],
  accessibility: ["It is a region with a name; what changed is said in words."],
};

const meta = {
  title: "Commerce/ReorderReport",
  parameters: { guide },
  component: ReorderReport,
  args: {
    onDismiss: fn(),
    lines: [
      { ...line, id: "1", name: "Polyester thread, 12 colours" },
      { ...line, id: "2", name: "Windproof folding umbrella", now: 3.19 },
      { ...line, id: "3", name: "Enamelled teapot", now: 3.9, added: 48 },
      { ...line, id: "4", name: "Round lapel badges", added: 9 },
      { ...line, id: "5", name: "Kraft gift boxes", added: 0 },
    ],
  },
} satisfies Meta<typeof ReorderReport>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Everything that can have changed. */
export const Changes: Story = {
  play: async ({ args, canvasElement }) => {
    const report = within(canvasElement);
    await expect(report.getByRole("heading")).toHaveTextContent("4 of 5 products are back in the cart");
    await userEvent.click(report.getByRole("button", { name: "Got it" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Nothing has changed. */
export const Same: Story = { args: { lines: [{ ...line, id: "1", name: "Polyester thread, 12 colours" }] } };

/** In Chinese. */
export const Chinese: Story = {
  globals: { locale: "zh" },
  args: {
    lines: [
      { ...line, id: "1", name: "涤纶缝纫线12色" },
      { ...line, id: "2", name: "抗风折叠伞", now: 3.19 },
      { ...line, id: "3", name: "牛皮纸礼盒", added: 0 },
    ],
  },
};
