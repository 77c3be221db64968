import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { guideParameters } from "../parameters.ts";
import { storyAddress } from "../storyAddress.ts";
import { BlockStudio } from "./BlockStudio.tsx";
import { fromLink, toLink } from "./blockText.ts";

const meta = {
  title: "Guides/Block studio",
  component: BlockStudio,
  tags: ["!autodocs", "no-visual"],
  parameters: guideParameters,
  args: {
    theme: "light",
    brand: "sundry",
    shared: "",
    addressOf: (shared) => storyAddress("guides-block-studio--studio", `shared:${shared}`),
  },
  render: (args, { globals }) => (
    <BlockStudio {...args} theme={globals.theme === "dark" ? "dark" : "light"} brand={String(globals.brand)} />
  ),
} satisfies Meta<typeof BlockStudio>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What the page in the frame says. */
const pageOf = (canvas: HTMLElement) => canvas.querySelector("iframe")?.contentDocument?.body.textContent ?? "";

const shows = (canvas: HTMLElement, words: string) =>
  waitFor(() => expect(pageOf(canvas)).toContain(words), { timeout: 15_000 });

const editorOf = (canvas: HTMLElement) => within(canvas).getByLabelText<HTMLTextAreaElement>("JSON of the block");

const written = (title: string) => JSON.stringify({ type: "recommend", options: { title, list: [{ name: "Kite" }] } });

/** A block, its JSON and its form. */
export const Studio: Story = {};

/** The page follows the JSON. */
export const EditJson: Story = {
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    await fireEvent.change(editorOf(canvasElement), { target: { value: written("Kites for March") } });
    await shows(canvasElement, "Kites for March");
  },
};

/** Text that is no JSON yet: a message, the text as typed, and the page as it was. */
export const BrokenJson: Story = {
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    await fireEvent.change(editorOf(canvasElement), { target: { value: written("Kites for March") } });
    await shows(canvasElement, "Kites for March");
    const broken = written("Kites for April").slice(0, -1);
    await fireEvent.change(editorOf(canvasElement), { target: { value: broken } });
    await expect(editorOf(canvasElement)).toHaveAccessibleDescription(/not JSON yet/);
    await expect(editorOf(canvasElement)).toHaveValue(broken);
    await expect(pageOf(canvasElement)).toContain("Kites for March");
    const studio = within(canvasElement);
    await userEvent.selectOptions(studio.getByLabelText("Block"), "bannerAdvert");
    await shows(canvasElement, "A kitchen in one carton");
    await userEvent.selectOptions(studio.getByLabelText("Block"), "recommend");
    await expect(editorOf(canvasElement)).toHaveValue(broken);
  },
};

/** A value of the wrong kind is named, and the rest of the block shows. */
export const WrongKind: Story = {
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    const value = JSON.stringify({
      type: "recommend",
      options: { title: "Kites", list: [{ name: 7 }, { name: "Box kite" }] },
    });
    await fireEvent.change(editorOf(canvasElement), { target: { value } });
    await expect(await within(canvasElement).findByText("options.list.0.name")).toBeVisible();
    await expect(within(canvasElement).getByText(/This must be a text/)).toBeVisible();
    await shows(canvasElement, "Box kite");
  },
};

/** The form is made from the schema and writes into the JSON. */
export const EditForm: Story = {
  tags: ["!dev"],
  play: async ({ canvasElement }) => {
    const studio = within(canvasElement);
    await userEvent.click(studio.getByRole("tab", { name: "Form" }));
    const [title] = studio.getAllByLabelText("title") as [HTMLElement];
    await userEvent.clear(title);
    await userEvent.type(title, "From the form");
    await shows(canvasElement, "From the form");
    await userEvent.click(studio.getByRole("tab", { name: "JSON" }));
    await expect(editorOf(canvasElement).value).toContain('"title": "From the form"');
  },
};

/** A link opens the block that was shared, in any letters. */
export const Shared: Story = {
  tags: ["!dev"],
  args: { shared: toLink(written("三月的风筝 ✓")) },
  play: async ({ args, canvasElement }) => {
    await shows(canvasElement, "三月的风筝 ✓");
    const address = new URL(args.addressOf(args.shared ?? ""));
    const shared = /shared:([\w-]+)$/.exec(address.search)?.[1] ?? "";
    await expect(fromLink(shared)).toBe(written("三月的风筝 ✓"));
  },
};

/** A damaged link opens an example and says so. */
export const DamagedLink: Story = {
  tags: ["!dev"],
  args: { shared: "AA-_" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/link is damaged/)).toBeVisible();
  },
};
