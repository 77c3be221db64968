import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { PhotoUpload } from "./PhotoUpload.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Photos to add, without a form library."],
  avoid: ["With react-hook-form: use `UploadField`."],
  anatomy: [
    ["Tiles", "one for each photo, with progress, error and a button that removes it"],
    ["Add", "chooses, drops, pastes or takes a photo"],
  ],
  accessibility: [
    "Progress and errors are announced.",
    "A form around it can't be submitted while a photo is uploading or has failed.",
  ],
};

const meta = {
  title: "Primitives/PhotoUpload",
  parameters: { guide },
  component: PhotoUpload,
  args: { label: "Photos", limit: 5, optional: true, upload: async () => pictures.mug, onValueChange: fn() },
  decorators: [
    (Story) => (
      <Frame width="panel">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof PhotoUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing chosen yet; a photo that arrives is told about. */
export const Empty: Story = {
  args: { help: "Show what is wrong with it." },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement);
    await userEvent.upload(field.getByLabelText(/^Photos/), new File(["x"], "mug.png", { type: "image/png" }));
    await expect(await field.findByRole("button", { name: "Remove photo 1" })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: [pictures.mug] });
  },
};

/** Two that were there already. */
export const WithPhotos: Story = { args: { defaultValue: [pictures.mug, pictures.teapot] } };

/** In Chinese. */
export const Chinese: Story = {
  args: { label: "图片", defaultValue: [pictures.mug] },
  globals: { locale: "zh" },
};
