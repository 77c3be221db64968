import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import * as z from "zod/mini";
import { Frame } from "../../testing/Frame.tsx";
import { Form } from "../Form/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { SubmitButton } from "./SubmitButton.tsx";

const onSubmit = fn();

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["At the end of every `Form`."],
  avoid: ["For other actions: use `Button`."],
  anatomy: [
    ["Text", 'names what happens: "Save address"'],
    ["Spinner", "while the form is being sent"],
  ],
  accessibility: ["A second press waits for the first; nothing is sent twice."],
};

const meta = {
  title: "Forms/SubmitButton",
  parameters: { guide },
  component: SubmitButton,
  args: { children: "Log in" },
  beforeEach: () => {
    onSubmit.mockReset();
  },
  decorators: [
    (Story) => (
      <Frame width="drawer">
        <Form schema={z.object({})} defaultValues={{}} onSubmit={onSubmit}>
          <Story />
        </Form>
      </Frame>
    ),
  ],
} satisfies Meta<typeof SubmitButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Submits the form. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Log in" }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

/** While the form is being sent it spins, keeps its width and ignores further presses. */
export const Sending: Story = {
  play: async ({ canvasElement }) => {
    onSubmit.mockReturnValue(new Promise(() => undefined));
    const button = within(canvasElement).getByRole("button", { name: "Log in" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { children: "登录" }, globals: { locale: "zh" } };
