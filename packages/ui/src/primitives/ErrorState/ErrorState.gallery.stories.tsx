import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { ErrorState } from "./ErrorState.tsx";

const meta = {
  title: "Primitives/ErrorState/Gallery",
  component: ErrorState,
  tags: ["gallery", "!autodocs"],
} satisfies Meta<typeof ErrorState>;
export default meta;

/** With and without a retry button. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["retry", "bare"]}
      cell={(row) => (
        <ErrorState cause="The connection timed out." onRetry={row === "retry" ? () => undefined : undefined} />
      )}
    />
  ),
};
