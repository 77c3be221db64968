import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { harbour } from "../../src/theme/brands/harbour/harbour.ts";
import { sundry } from "../../src/theme/brands/sundry/index.ts";
import { wireframe } from "../../src/theme/brands/wireframe/wireframe.ts";
import type { SundryTheme } from "../../src/theme/tokens.ts";
import { guideParameters } from "../parameters.ts";
import { Colour as ColourPage } from "./Colour.tsx";
import { Icons as IconsPage } from "./Icons.tsx";
import { Elevation as ElevationPage, Radius as RadiusPage, Space as SpacePage } from "./Measures.tsx";
import { Motion as MotionPage } from "./Motion.tsx";
import { Tokens as TokensPage } from "./Tokens.tsx";
import { Type as TypePage } from "./Type.tsx";
import { Voice as VoicePage } from "./Voice.tsx";

const brands: Readonly<Record<string, SundryTheme>> = { sundry, harbour, wireframe };

/** The brand of the toolbar. */
const brandOf = ({ brand }: Readonly<Record<string, unknown>>): SundryTheme => brands[String(brand)] ?? sundry;

const meta = {
  title: "Guides/Foundations",
  tags: ["!autodocs", "no-visual"],
  parameters: guideParameters,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every colour of the brand and theme in the toolbar. */
export const Colour: Story = {
  render: (_args, { globals }) => <ColourPage scheme={brandOf(globals)[globals.theme === "dark" ? "dark" : "light"]} />,
  play: async ({ canvasElement, globals }) => {
    const ratio = globals.theme === "dark" ? /text\.primary/ : /text\.primary17\.9:1/;
    await expect(within(canvasElement).getAllByText(/^text\.primary/)[0]).toHaveTextContent(ratio);
  },
};

/** Every token by name, custom property and value. */
export const Tokens: Story = {
  render: (_args, { globals }) => <TokensPage brand={brandOf(globals)} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole("searchbox", { name: "Search" }), "Text.Muted #");
    await waitFor(() => expect(page.getAllByRole("rowheader")).toHaveLength(1));
    await expect(page.getByRole("rowheader", { name: "color.text.muted" })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Copy --sundry-color-text-muted" }));
    await expect(await page.findByText(/var\(--sundry-color-text-muted\)/)).toBeVisible();
    await userEvent.type(page.getByRole("searchbox", { name: "Search" }), " nothing");
    await expect(await page.findByText("No token has these words.")).toBeVisible();
    await userEvent.clear(page.getByRole("searchbox", { name: "Search" }));
    await expect(await page.findByRole("rowheader", { name: "color.bg.page" })).toBeVisible();
  },
};

/** Text styles. */
export const Type: Story = { render: (_args, { globals }) => <TypePage brand={brandOf(globals)} /> };

/** Distances. */
export const Space: Story = { render: (_args, { globals }) => <SpacePage scale={brandOf(globals).scale} /> };

/** Corners. */
export const Radius: Story = { render: (_args, { globals }) => <RadiusPage scale={brandOf(globals).scale} /> };

/** Shadows. */
export const Elevation: Story = { render: () => <ElevationPage /> };

/** Durations and curves. */
export const Motion: Story = {
  render: (_args, { globals }) => <MotionPage scale={brandOf(globals).scale} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Play all" }));
    await expect(canvasElement.querySelectorAll("[data-running]")).toHaveLength(7);
  },
};

/** Icons. */
export const Icons: Story = { render: (_args, { globals }) => <IconsPage scale={brandOf(globals).scale} /> };

/** How to write. */
export const Voice: Story = { render: () => <VoicePage /> };
