import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "Primitives/Switch/Gallery",
  component: Switch,
  tags: ["gallery", "!autodocs"],
  args: { children: "" },
} satisfies Meta<typeof Switch>;
export default meta;

/** All states. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["off", "on", "disabled"]}
      cell={(state) => (
        <Switch defaultChecked={state === "on"} disabled={state === "disabled"}>
          Only this store
        </Switch>
      )}
    />
  ),
};
