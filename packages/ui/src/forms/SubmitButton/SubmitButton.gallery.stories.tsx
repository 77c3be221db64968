import type { Meta, StoryObj } from "@storybook/react-vite";
import * as z from "zod/mini";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Form } from "../Form/index.ts";
import { SubmitButton } from "./SubmitButton.tsx";

const meta = {
  title: "Forms/SubmitButton/Gallery",
  component: SubmitButton,
  tags: ["gallery", "!autodocs"],
} satisfies Meta<typeof SubmitButton>;
export default meta;

/** The default, another variant, and loading. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["ready", "waiting", "disabled"]}
      columns={["primary", "strong"]}
      cell={(row, variant) => (
        <Frame width="drawer">
          <Form schema={z.object({})} defaultValues={{}} onSubmit={() => undefined}>
            <SubmitButton variant={variant} loading={row === "waiting"} disabled={row === "disabled"}>
              Save address
            </SubmitButton>
          </Form>
        </Frame>
      )}
    />
  ),
};
