import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Text } from "./Text.tsx";

const meta = { title: "Primitives/Text/Gallery", component: Text, tags: ["gallery", "!autodocs"] } satisfies Meta<
  typeof Text
>;
export default meta;

const variants = ["bodyL", "body", "label", "small", "caption", "overline"] as const;
const tones = [
  "neutral",
  "secondary",
  "muted",
  "brand",
  "info",
  "success",
  "warning",
  "danger",
  "deal",
  "points",
] as const;

/** Every variant in every tone. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={variants}
      columns={tones}
      cell={(variant, tone) => (
        <Text variant={variant} tone={tone}>
          Order 240, save 18%
        </Text>
      )}
    />
  ),
};

/** Weights and alignment. */
export const Manner: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["regular", "medium", "strong", "bold"]}
      columns={["start", "center", "end"]}
      cell={(weight, align) => (
        <Text weight={weight} align={align} lines={1}>
          Windproof folding umbrella, 8 fibreglass ribs
        </Text>
      )}
    />
  ),
};
