import type { Meta, StoryObj } from "@storybook/react-vite";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { Button } from "../Button/index.ts";
import { Gallery } from "../../testing/Gallery.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "Primitives/EmptyState/Gallery",
  component: EmptyState,
  tags: ["gallery", "!autodocs"],
  args: { title: "" },
} satisfies Meta<typeof EmptyState>;
export default meta;

/** With and without picture and action. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["bare", "picture", "action"]}
      cell={(row) => (
        <EmptyState
          title="No orders yet"
          text="Your orders will show here."
          picture={row === "bare" ? undefined : pictures.carton}
          action={row === "action" ? <Button variant="outline">Start shopping</Button> : undefined}
        />
      )}
    />
  ),
};
