import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockAdverts } from "../../testing/fixtures/blocks.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { FirstAdvertBlock } from "./FirstAdvertBlock.tsx";

const tilesIn = (locale: "en" | "zh") => ({ list: blockAdverts(locale).slice(0, 4) });

const meta = {
  title: "Blocks/FirstAdvertBlock/Gallery",
  component: FirstAdvertBlock,
  tags: ["gallery", "!autodocs"],
  args: { options: {}, eager: true },
} satisfies Meta<typeof FirstAdvertBlock>;
export default meta;

/** Both languages, left to right and right to left. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["en", "zh"]}
      cell={(locale, _, half) => (
        <Frame width="page">
          <Runtime locale={locale} direction={half}>
            <div lang={locale}>
              <FirstAdvertBlock options={tilesIn(locale)} eager aria-label={`${locale} ${half}`} />
            </div>
          </Runtime>
        </Frame>
      )}
    />
  ),
};
