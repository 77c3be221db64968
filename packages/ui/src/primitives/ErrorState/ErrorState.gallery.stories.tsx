import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { ErrorState } from "./ErrorState.tsx";

const meta = {
  title: "Primitives/ErrorState/Gallery",
  component: ErrorState,
  tags: ["gallery", "!autodocs"],
} satisfies Meta<typeof ErrorState>;
export default meta;

const kinds = ["offline", "timeout", "notFound", "refused", "fault"] as const;

/** With and without a retry button, and the picture of each kind. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["retry", "bare", ...kinds]}
      cell={(row) => (
        <ErrorState
          cause="The connection timed out."
          kind={kinds.find((kind) => kind === row)}
          onRetry={row === "retry" ? () => undefined : undefined}
        />
      )}
    />
  ),
};
