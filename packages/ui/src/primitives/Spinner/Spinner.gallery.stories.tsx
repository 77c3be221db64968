import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Spinner } from "./Spinner.tsx";

const meta = { title: "Primitives/Spinner/Gallery", component: Spinner, tags: ["gallery", "!autodocs"] } satisfies Meta<
  typeof Spinner
>;
export default meta;

/** The three sizes. */
export const Everything: StoryObj<typeof meta> = {
  render: () => <Gallery rows={["sm", "md", "lg"]} cell={(size) => <Spinner size={size} />} />,
};
