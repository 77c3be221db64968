import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { hotAdvertOptions } from "../../testing/fixtures/blocks.ts";
import { HotAdvertBlock } from "./HotAdvertBlock.tsx";

const meta = {
  title: "Blocks/HotAdvertBlock/Gallery",
  component: HotAdvertBlock,
  tags: ["gallery", "!autodocs"],
  args: { options: {}, eager: true },
} satisfies Meta<typeof HotAdvertBlock>;
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
              <HotAdvertBlock options={hotAdvertOptions(locale)} eager aria-label={`${locale} ${half}`} />
            </div>
          </Runtime>
        </Frame>
      )}
    />
  ),
};
