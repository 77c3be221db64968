import type { Meta, StoryObj } from "@storybook/react-vite";
import * as z from "zod/mini";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Form } from "../Form/index.ts";
import { CodeField } from "./CodeField.tsx";

const schema = z.object({ to: z.string(), code: z.string() });
const numbers = { nowhere: "", ready: "13800138000" };

const meta = {
  title: "Forms/CodeField/Gallery",
  component: CodeField,
  tags: ["gallery", "!autodocs"],
  args: { name: "code", label: "", to: "to", accepts: Boolean, waitUntil: () => 0, onSend: async () => undefined },
} satisfies Meta<typeof CodeField>;
export default meta;

/** With and without an address to send to, empty and filled. */
export const Everything: StoryObj<typeof meta> = {
  render: (args) => (
    <Gallery
      rows={["nowhere", "ready"]}
      columns={["empty", "filled"]}
      cell={(to, column) => (
        <Frame width="drawer">
          <Form
            schema={schema}
            defaultValues={{ to: numbers[to], code: column === "filled" ? "204816" : "" }}
            onSubmit={() => []}
          >
            <CodeField {...args} label="Code" />
          </Form>
        </Frame>
      )}
    />
  ),
};
