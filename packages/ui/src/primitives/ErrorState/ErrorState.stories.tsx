import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { ErrorState } from "./ErrorState.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A part of a page that could not be loaded, with its cause and a retry button."],
  avoid: ["For an action that failed: use a toast, or an error at its field.", "For an empty list: use `EmptyState`."],
  anatomy: [
    ["Picture", "one for each kind of cause"],
    ["Title", "what failed"],
    ["Cause", "in words a buyer understands, never a code alone"],
    ["Retry", "loads it again"],
  ],
  accessibility: [
    "It is an alert, so screen readers hear it when it appears.",
    "Keep the rest of the page: what has loaded stays usable.",
  ],
};

const meta = {
  title: "Primitives/ErrorState",
  component: ErrorState,
  parameters: { guide },
  args: { cause: "The connection timed out after 10 seconds.", onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A part of the page that failed to load. */
export const TimedOut: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** No network: a picture of its own. */
export const Offline: Story = { args: { kind: "offline", cause: "Network error. Try again later." } };

/** Something the buyer may not see. */
export const Refused: Story = { args: { kind: "refused", cause: "This order belongs to another account." } };

/** In Chinese. */
export const Chinese: Story = { args: { cause: "连接超时，请稍候再试！" }, globals: { locale: "zh" } };
