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

const drawings = ["box", "cart", "clock", "letter", "search", "ticket"] as const;

/** With and without picture and action, and the drawings. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["bare", "picture", "action", ...drawings]}
      cell={(row) => (
        <EmptyState
          title="No orders yet"
          text="Your orders will show here."
          picture={row === "picture" || row === "action" ? pictures.carton : undefined}
          drawing={drawings.find((drawing) => drawing === row)}
          action={row === "action" ? <Button variant="outline">Start shopping</Button> : undefined}
        />
      )}
    />
  ),
};
