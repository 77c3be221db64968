import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = {
  title: "Primitives/ProgressBar/Gallery",
  component: ProgressBar,
  tags: ["gallery", "!autodocs"],
  args: { value: 0, label: "Claimed" },
} satisfies Meta<typeof ProgressBar>;
export default meta;

/** From empty to full, on light and dark backgrounds. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["neutral", "inverse"]}
      columns={["0", "8", "62", "100"]}
      cell={(tone, value) => <ProgressBar tone={tone} value={Number(value)} label={`${value}% claimed`} />}
    />
  ),
};
