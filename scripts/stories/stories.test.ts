import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { locales } from "../../packages/ui/src/runtime/locale.ts";
import { initialGlobals, themes, viewports } from "../../.storybook/globals.ts";
import { chromaticModes, pictureSets } from "../../.storybook/modes.ts";
import { inRoot } from "../run/root.ts";

const groups = ["primitives", "forms", "commerce", "blocks"] as const;
const read = (...path: string[]) => readFileSync(inRoot(...path), "utf8");

/** Drawings and grounds: nothing on them is read. */
const wordless = ["BlockImage", "Skeleton", "ProductImage", "VisuallyHidden", "BrandPattern"];
/** Pieces that several blocks are made of. */
const pieces = ["AdvertTile", "BlockImage", "BlockHeader", "BlockPage", "TabbedGoods"];

/** Every component with its code, its stories, and the names of those. */
const components = groups.flatMap((group) => {
  const folder = inRoot("packages/ui/src", group);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }) => {
      const text = (file: string) => readFileSync(join(folder, name, file), "utf8");
      const stories = text(`${name}.stories.tsx`) + text(`${name}.gallery.stories.tsx`);
      const names = [...stories.matchAll(/^export const (\w+)/gm)].map(([, found = ""]) => found);
      return { group, name, code: text(`${name}.tsx`), stories, names };
    });
});
const namesOf = (some: typeof components) => some.map(({ name }) => name);

/** Props of an exported interface that have no sentence above them. */
function undescribed(code: string, name: string): string[] {
  const body = new RegExp(`export (?:interface|type) ${name}Props[^{]*\\{(.*?)\\n\\}`, "s").exec(code)?.[1] ?? "";
  const lines = body.split("\n");
  return lines.flatMap((line, place) => {
    const prop = /^ {2}(\w+)\??:/.exec(line)?.[1];
    return prop && !lines[place - 1]?.trim().endsWith("*/") ? [`${name}.${prop}`] : [];
  });
}

describe("stories of the design system", () => {
  it("[UI-03] there are some for each component, in both languages where there is anything to read", () => {
    expect(components.length).toBeGreaterThan(80);
    expect(namesOf(components.filter(({ names }) => names.length < 2))).toEqual([]);
    const english = components.filter(({ stories }) => !/locale: "zh"|"zh"\)|\p{Script=Han}/u.test(stories));
    expect(namesOf(english).filter((name) => !wordless.includes(name))).toEqual([]);
  });

  it("[UI-03] every prop of their own is described", () => {
    expect(components.flatMap(({ code, name }) => undescribed(code, name))).toEqual([]);
  });

  it("[UI-03] what a buyer can do with a component is played", () => {
    const unplayed = components.filter(
      ({ code, stories }) => /\son[A-Z]\w*=\{|useState\(/.test(code) && !stories.includes("play:"),
    );
    expect(namesOf(unplayed)).toEqual([]);
  });

  it("[BK-20] every block has stories in Chinese, with broken data, and with nothing to show", () => {
    const blocks = components.filter(({ group, name }) => group === "blocks" && !pieces.includes(name));
    expect(blocks).toHaveLength(16);
    const without = (pattern: RegExp) =>
      namesOf(blocks.filter(({ names }) => !names.some((name) => pattern.test(name))));
    expect(without(/^Chinese$/)).toEqual([]);
    expect(without(/^(Empty|NoRounds)$/)).toEqual([]);
    // The rounds of a flash sale come from a call with a schema, not from the page's data.
    expect(without(/^Broken(Data|Picture)$/)).toEqual(["SeckillBlock"]);
  });

  it("[UI-04] axe is an error in every story, in both themes, and no story is let off", () => {
    expect(read(".storybook/preview.tsx")).toContain('a11y: { test: "error"');
    expect(namesOf(components.filter(({ stories }) => /\ba11y\b/.test(stories)))).toEqual([]);
    expect(read("vitest.config.ts")).toContain('await stories("stories", { theme: "light", viewport: "desktop" })');
    expect(read("vitest.config.ts")).toContain('await stories("stories-dark", { theme: "dark", viewport: "desktop" })');
  });

  it("[UI-05] [BK-20] every story is pictured on a phone and a desktop, light and dark, here and in the cloud", () => {
    expect(viewports.phone.styles.width).toBe("390px");
    expect(viewports.desktop.styles.width).toBe("1280px");
    const sets = ["phone-light", "phone-dark", "desktop-light", "desktop-dark"];
    expect(Object.keys(pictureSets)).toEqual(sets);
    expect(Object.keys(chromaticModes)).toEqual(sets);
    expect(themes).toEqual(["light", "dark"]);
    expect(locales).toContain(initialGlobals.locale);
  });

  it("[UI-05] no pixel may differ from its picture", () => {
    const settings = read("vitest.config.ts");
    expect(settings).toMatch(/comparatorOptions: \{ threshold: 0\.1, allowedMismatchedPixels: 0 \}/);
    expect(settings).not.toMatch(/allowedMismatchedPixelRatio/);
  });
});
