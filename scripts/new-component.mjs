/**
 * `node scripts/new-component.mjs commerce/GiftTag "A tag with a greeting."` creates a complete component folder to
 * start from, as described in docs/guides/components.md. It runs on Node 20 or newer and needs no package; if packages
 * are installed, it formats the files.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const groups = ["primitives", "forms", "commerce", "blocks"];
const [place = "", sentence = "Say in one sentence what it is for."] = process.argv.slice(2);
const [group, name, ...more] = place.split("/");

if (!groups.includes(group) || !/^[A-Z][A-Za-z0-9]+$/.test(name ?? "") || more.length > 0) {
  console.error(`Give the group and the name, such as commerce/GiftTag. Groups: ${groups.join(", ")}.`);
  process.exit(1);
}

const title = `${group[0].toUpperCase()}${group.slice(1)}/${name}`;
const style = `${name[0].toLowerCase()}${name.slice(1)}`;

const files = {
  [`${name}.tsx`]: `import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { ${style} } from "./${name}.css.ts";

/** Props of {@link ${name}}. */
export interface ${name}Props extends ComponentPropsWithRef<"div"> {}

/** ${sentence} */
export function ${name}({ className, ...rest }: ${name}Props) {
  return <div data-component="${name}" {...rest} className={clsx(${style}, className)} />;
}
`,
  [`${name}.css.ts`]: `import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

export const ${style} = style(inLayer("${group}", { color: vars.color.text.primary }));
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { ${name} } from "./${name}.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Say when it is the right one."],
  avoid: ["Say when another one is, and which."],
  anatomy: [["Part", "Say what it is for."]],
  accessibility: ["Say what keyboards and screen readers meet."],
};

const meta = {
  title: "${title}",
  component: ${name},
  parameters: { guide },
  args: { children: "${name}" },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The default. */
export const Default: Story = {};

/** In Chinese. */
export const Chinese: Story = { globals: { locale: "zh" } };
`,
  [`${name}.gallery.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { ${name} } from "./${name}.tsx";

const meta = {
  title: "${title}/Gallery",
  component: ${name},
  tags: ["gallery", "!autodocs"],
} satisfies Meta<typeof ${name}>;
export default meta;

/** Every variant, in both reading directions. */
export const Everything: StoryObj<typeof meta> = {
  render: () => <Gallery rows={["default"]} cell={() => <${name}>${name}</${name}>} />,
};
`,
  [`${name}.test.tsx`]: `import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { ${name} } from "./${name}.tsx";

itBehavesLikeAComponent(${name}, {});
`,
  "index.ts": `export { ${name}, type ${name}Props } from "./${name}.tsx";
`,
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, "packages/ui/src", group, name);
if (existsSync(folder)) {
  console.error(`${folder} already exists.`);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);

// A long name may need other line breaks.
const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
if (existsSync(biome)) execFileSync(process.execPath, [biome, "format", "--write", folder], { stdio: "ignore" });
console.log(`${folder}\n  ${Object.keys(files).join("\n  ")}`);
