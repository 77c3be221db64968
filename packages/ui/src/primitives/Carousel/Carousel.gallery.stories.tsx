import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { ProductImage } from "../ProductImage/index.ts";
import { Carousel } from "./Carousel.tsx";

const meta = {
  title: "Primitives/Carousel/Gallery",
  component: Carousel,
  tags: ["gallery", "!autodocs"],
  args: { label: "", slides: [] },
} satisfies Meta<typeof Carousel>;
export default meta;

/** On a light and on a coloured background. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["neutral", "inverse"]}
      cell={(tone, _, half) => (
        <div style={{ inlineSize: "20rem" }}>
          <Carousel
            label={`${tone} ${half}`}
            tone={tone}
            autoplay
            slides={["Rainwear", "Kitchen"].map((name) => ({
              key: name,
              name,
              content:
                tone === "neutral" ? (
                  <ProductImage src={null} alt={name} ratio="2 / 1" tint="butter" />
                ) : (
                  <div style={{ aspectRatio: "2", background: "var(--sundry-color-bg-brand)" }} />
                ),
            }))}
          />
        </div>
      )}
    />
  ),
};
