import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ErrorState } from "./ErrorState.tsx";

const meta = {
  title: "Primitives/ErrorState",
  component: ErrorState,
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
