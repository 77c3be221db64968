import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { ToastBar } from "./Toast.tsx";

const meta = {
  title: "Primitives/Toast/Gallery",
  component: ToastBar,
  tags: ["gallery", "!autodocs"],
  args: { toast: { id: 1, tone: "neutral", text: "" }, onDismiss: () => undefined },
} satisfies Meta<typeof ToastBar>;
export default meta;

/** All tones, with and without an action. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["neutral", "info", "success", "warning", "danger"]}
      columns={["words", "action"]}
      cell={(tone, column) => (
        <ToastBar
          onDismiss={() => undefined}
          toast={{
            id: 1,
            tone,
            text: "Removed",
            ...(column === "action" && { action: { label: "Undo", onAction: () => undefined } }),
          }}
        />
      )}
    />
  ),
};
