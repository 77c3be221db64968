import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Timeline } from "./Timeline.tsx";

const meta = {
  title: "Primitives/Timeline/Gallery",
  component: Timeline,
  tags: ["gallery", "!autodocs"],
  args: { events: [] },
} satisfies Meta<typeof Timeline>;
export default meta;

const long =
  "The parcel waits at the customs office of Rotterdam because a form is missing; the carrier has asked the store for it";

/** Short and long events. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["short", "long"]}
      cell={(row) => (
        <Timeline
          events={["3", "2", "1"].map((key) => ({
            key,
            text: row === "long" ? long : "Left the warehouse",
            time: "19 Nov, 10:40",
          }))}
        />
      )}
    />
  ),
};
