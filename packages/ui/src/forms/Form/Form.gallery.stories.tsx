import type { Meta, StoryObj } from "@storybook/react-vite";
import * as z from "zod/mini";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { SelectField } from "../SelectField/index.ts";
import { SubmitButton } from "../SubmitButton/index.ts";
import { TextAreaField } from "../TextAreaField/index.ts";
import { TextField } from "../TextField/index.ts";
import { Form } from "./Form.tsx";

const schema = z.object({ name: z.string(), country: z.string(), note: z.string() });
const onSubmit = () => undefined;

const meta = {
  title: "Forms/Form/Gallery",
  component: Form,
  tags: ["gallery", "!autodocs"],
  args: { schema, defaultValues: {}, onSubmit, children: null },
} satisfies Meta<typeof Form>;
export default meta;

/** Stacked fields, as for an address. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["address"]}
      cell={() => (
        <Frame width="panel">
          <Form schema={schema} defaultValues={{ name: "Mei Tanaka", country: "nl", note: "" }} onSubmit={onSubmit}>
            <TextField name="name" label="Receiver" />
            <SelectField name="country" label="Country" options={[{ value: "nl", label: "Netherlands" }]} />
            <TextAreaField name="note" label="Note to the driver" optional />
            <SubmitButton>Save address</SubmitButton>
          </Form>
        </Frame>
      )}
    />
  ),
};
