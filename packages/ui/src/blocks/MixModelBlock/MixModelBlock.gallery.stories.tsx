import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { mixModelOptions } from "../../testing/fixtures/blocks.ts";
import { MixModelBlock } from "./MixModelBlock.tsx";

const meta = {
  title: "Blocks/MixModelBlock/Gallery",
  component: MixModelBlock,
  tags: ["gallery", "!autodocs"],
  args: { options: {}, eager: true },
} satisfies Meta<typeof MixModelBlock>;
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
              <MixModelBlock options={mixModelOptions(locale)} eager aria-label={`${locale} ${half}`} />
            </div>
          </Runtime>
        </Frame>
      )}
    />
  ),
};
