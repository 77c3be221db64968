import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrandSheet } from "../../testing/BrandSheet.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { createBrand, type BrandOptions } from "../../theme/brand/index.ts";
import { BrandStyle } from "./BrandStyle.tsx";

const brands = {
  "gallery-plum": { accent: "#7A1F5C", radius: "round" },
  "gallery-sun": { accent: "#FFD400", radius: "pill" },
  "gallery-coal": { accent: "#000000", radius: "sharp" },
  "gallery-chalk": { accent: "#FFFFFF" },
} as const satisfies Record<string, BrandOptions>;

const names = Object.keys(brands) as (keyof typeof brands)[];

const meta = {
  title: "Primitives/BrandStyle/Gallery",
  component: BrandStyle,
  tags: ["gallery", "!autodocs"],
  args: { brand: createBrand({ accent: "#7A1F5C" }) },
} satisfies Meta<typeof BrandStyle>;
export default meta;

/** Brands that are hard on their inks, each inside its own element. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <>
      {names.map((name) => (
        <BrandStyle key={name} brand={createBrand({ name, ...brands[name] })} />
      ))}
      <Gallery
        rows={names}
        cell={(name, _, half) => (
          <div data-brand={name}>
            <BrandSheet label={`${name} ${half}`} />
          </div>
        )}
      />
    </>
  ),
};
