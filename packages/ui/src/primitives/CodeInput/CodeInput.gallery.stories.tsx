import type { Meta, StoryObj } from "@storybook/react-vite";
import { storyTime } from "../../testing/fixtures/clock.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { CodeInput } from "./CodeInput.tsx";

const meta = {
  title: "Primitives/CodeInput/Gallery",
  component: CodeInput,
  tags: ["gallery", "!autodocs"],
  args: { to: "", accepts: () => true, waitUntil: () => 0, onSend: async () => undefined },
} satisfies Meta<typeof CodeInput>;
export default meta;

/** Every state, in both reading directions. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["ready", "waiting", "nowhere"]}
      cell={(state, _, half) => (
        <Frame width="drawer">
          <CodeInput
            aria-label={`${state} ${half}`}
            to="13800138000"
            accepts={() => state !== "nowhere"}
            waitUntil={() => (state === "waiting" ? storyTime + 42_000 : 0)}
            onSend={async () => undefined}
          />
        </Frame>
      )}
    />
  ),
};
