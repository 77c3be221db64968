import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { puzzle } from "./puzzleFixture.ts";
import { SliderCaptcha } from "./SliderCaptcha.tsx";

const meta = {
  title: "Commerce/SliderCaptcha/Gallery",
  component: SliderCaptcha,
  tags: ["gallery", "!autodocs"],
  args: { puzzle, onSolve: () => undefined, onRenew: () => undefined },
} satisfies Meta<typeof SliderCaptcha>;
export default meta;

/** All states. */
export const Everything: StoryObj<typeof meta> = {
  render: (args) => (
    <Gallery
      rows={["ready", "checking", "missed", "passed"]}
      columns={["drawer"]}
      cell={(state, width) => (
        <Frame width={width}>
          <SliderCaptcha {...args} state={state} />
        </Frame>
      )}
    />
  ),
};
