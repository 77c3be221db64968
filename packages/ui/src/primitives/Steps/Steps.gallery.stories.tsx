import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Steps } from "./Steps.tsx";

const steps = [{ label: "Cart" }, { label: "Settlement" }, { label: "Payment" }, { label: "Done" }];

const meta = {
  title: "Primitives/Steps/Gallery",
  component: Steps,
  tags: ["gallery", "!autodocs"],
  args: { steps, current: 0 },
} satisfies Meta<typeof Steps>;
export default meta;

/** Each step as the current one, and as the one where the process stopped. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["0", "1", "3", "4"]}
      columns={["current", "failed"]}
      cell={(current, column) => <Steps steps={steps} current={Number(current)} failed={column === "failed"} />}
    />
  ),
};
