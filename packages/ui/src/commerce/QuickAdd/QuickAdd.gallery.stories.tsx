import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { QuickAdd } from "./QuickAdd.tsx";

const meta = {
  title: "Commerce/QuickAdd/Gallery",
  component: QuickAdd,
  tags: ["gallery", "!autodocs"],
  args: { count: 12, name: "Umbrella" },
} satisfies Meta<typeof QuickAdd>;
export default meta;

/** Both tones, with counts of one to six digits. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["1", "12", "288", "12000", "disabled"]}
      cell={(row) => (
        <Frame width="card">
          <QuickAdd count={Number(row) || 12} name="Umbrella" disabled={row === "disabled"} />
        </Frame>
      )}
    />
  ),
};
