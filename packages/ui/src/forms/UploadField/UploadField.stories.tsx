import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { FieldForm } from "../../testing/FieldForm.tsx";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { Frame } from "../../testing/Frame.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { UploadField, type UploadPhoto } from "./index.ts";

const arrives: UploadPhoto = async () => pictures.mug;

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Photos in a `Form`, for a review or a complaint."],
  avoid: ["For other files.", "Without react-hook-form: use `PhotoUpload`."],
  anatomy: [
    ["Tiles", "one for each photo, with progress, error and a button that removes it"],
    ["Add", "chooses, drops, pastes or takes a photo"],
  ],
  accessibility: [
    "Progress and errors are announced.",
    "The form can't be submitted while a photo is uploading or has failed, and says so.",
  ],
};

const meta = {
  title: "Forms/UploadField",
  parameters: { guide },
  component: UploadField,
  args: { name: "field", label: "Photos", limit: 5, optional: true, upload: arrives },
  decorators: [
    (Story, { parameters }) => (
      <Frame width="panel">
        <FieldForm value={parameters.value} missing="Add a photo.">
          <Story />
        </FieldForm>
      </Frame>
    ),
  ],
} satisfies Meta<typeof UploadField>;
export default meta;

type Story = StoryObj<typeof meta>;

const photo = () => new File(["x"], "mug.png", { type: "image/png" });

/** Nothing added yet. */
export const Empty: Story = { args: { help: "Show what is wrong with it." } };

/** Two photos from before, as after a reload. */
export const WithPhotos: Story = {
  parameters: { value: [pictures.mug, pictures.teapot] },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement);
    await userEvent.click(field.getByRole("button", { name: "Remove photo 1" }));
    await expect(canvasElement).toHaveTextContent("1 / 5");
  },
};

/** Uploading, with a progress bar. */
export const Sending: Story = {
  args: {
    upload: (_, { onProgress }) => {
      onProgress({ percent: 40 });
      return new Promise(() => {});
    },
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement);
    await userEvent.upload(field.getByLabelText(/Photos/), photo());
    await expect(await field.findByRole("progressbar", { name: "Photo 1: 40% uploaded" })).toBeVisible();
  },
};

/** The upload failed: the reason and a retry button. */
export const Failed: Story = {
  args: { upload: () => Promise.reject(new Error("Only photos can be uploaded: JPEG, PNG, WebP, GIF or AVIF.")) },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement);
    await userEvent.upload(field.getByLabelText(/Photos/), photo());
    await expect(await field.findByRole("button", { name: "Retry photo 1" })).toBeVisible();
  },
};

/** The limit is reached. */
export const Full: Story = { args: { limit: 2 }, parameters: { value: [pictures.mug, pictures.teapot] } };

/** In Chinese. */
export const Chinese: Story = {
  args: { label: "上传凭证", help: "最多5张" },
  parameters: { value: [pictures.mug] },
  globals: { locale: "zh" },
};
