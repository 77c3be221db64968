import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { expectTranslatable } from "../../.storybook/expectTranslatable.ts";
import { viewports } from "../../.storybook/globals.ts";
import { chromaticModes, pictureSets } from "../../.storybook/modes.ts";
import { blockTypes } from "../../packages/ui/src/blocks/schema/index.ts";
import { inRoot } from "../run/root.ts";

const groups = ["primitives", "forms", "commerce", "blocks"] as const;
const read = (...path: string[]) => readFileSync(inRoot(...path), "utf8");

/** Components without text. */
const wordless = ["BlockImage", "Skeleton", "ProductImage", "VisuallyHidden", "BrandPattern", "ThreadDrawing"];
/** Parts that several blocks share. */
const pieces = ["AdvertTile", "BlockImage", "BlockHeader", "BlockPage", "TabbedGoods"];

/** Every component with its code, its stories and their names. */
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

/** Props of an exported interface that have no docstring. */
function undescribed(code: string, name: string): string[] {
  const body =
    new RegExp(`export (?:interface|type) ${name}Props[^{]*\\{(?!\\})(.*?)\\n\\}`, "s").exec(code)?.[1] ?? "";
  const lines = body.split("\n");
  return lines.flatMap((line, place) => {
    const prop = /^ {2}(\w+)\??:/.exec(line)?.[1];
    return prop && !lines[place - 1]?.trim().endsWith("*/") ? [`${name}.${prop}`] : [];
  });
}

describe("stories of the design system", () => {
  it("[UI-03] every component has some, in both languages if there is text", () => {
    expect(components.length).toBeGreaterThan(80);
    expect(namesOf(components.filter(({ names }) => names.length < 2))).toEqual([]);
    const english = components.filter(({ stories }) => !/locale: "zh"|"zh"\)|\p{Script=Han}/u.test(stories));
    expect(namesOf(english).filter((name) => !wordless.includes(name))).toEqual([]);
  });

  it("[UI-03] every prop of their own is described", () => {
    expect(components.flatMap(({ code, name }) => undescribed(code, name))).toEqual([]);
  });

  it("[UI-03] the page of every component says when to use it, and its author wrote that", () => {
    const silent = components.filter(
      ({ stories }) => !/^const guide: ComponentGuide = \{/m.test(stories) || !/parameters: \{ guide\b/.test(stories),
    );
    expect(namesOf(silent)).toEqual([]);
    expect(namesOf(components.filter(({ stories }) => /"Say (?:when|what|which) /.test(stories)))).toEqual([]);
  });

  it("[UI-03] everything a buyer can do with a component is played", () => {
    const unplayed = components.filter(
      ({ code, stories }) => /\son[A-Z]\w*=\{|useState\(/.test(code) && !stories.includes("play:"),
    );
    expect(namesOf(unplayed)).toEqual([]);
  });

  it("[BK-20] every block has stories in Chinese, with broken data, and with nothing to show", () => {
    const blocks = components.filter(({ group, name }) => group === "blocks" && !pieces.includes(name));
    expect(blocks).toHaveLength(blockTypes.length);
    const without = (pattern: RegExp) =>
      namesOf(blocks.filter(({ names }) => !names.some((name) => pattern.test(name))));
    expect(without(/^Chinese$/)).toEqual([]);
    expect(without(/^(Empty|NoRounds)$/)).toEqual([]);
    // The rounds of a flash sale come from a call with a schema, not from the page's data.
    expect(without(/^Broken(Data|Picture)$/)).toEqual(["SeckillBlock"]);
  });

  it("[UI-04] axe is an error in every story, in both themes, without exceptions", () => {
    expect(read(".storybook/preview.tsx")).toContain('a11y: { test: "error"');
    expect(namesOf(components.filter(({ stories }) => /\ba11y\b/.test(stories)))).toEqual([]);
    expect(read(".storybook/vitest.config.ts")).toContain(
      'await storyProject("stories", { theme: "light", viewport: "desktop" })',
    );
    expect(read(".storybook/vitest.config.ts")).toContain(
      'await storyProject("stories-dark", { theme: "dark", viewport: "desktop" })',
    );
  });

  it("[UI-05] [BK-20] every story is pictured on a phone and a desktop, light and dark", () => {
    expect(viewports.phone.styles.width).toBe("390px");
    expect(viewports.desktop.styles.width).toBe("1280px");
    const ofAllStories = Object.keys(pictureSets).filter((name) => !pictureSets[name]?.stories);
    expect(ofAllStories).toEqual(["phone-light", "phone-dark", "desktop-light", "desktop-dark"]);
  });

  it("[UI-05] other sets are in Chinese, from right to left, and in a second brand", () => {
    const sets = Object.values(pictureSets);
    expect(sets.filter(({ locale }) => locale === "zh").map(({ viewport }) => viewport)).toEqual(["phone", "desktop"]);
    expect(sets.some(({ direction }) => direction === "rtl")).toBe(true);
    expect(sets.filter(({ brand }) => brand === "harbour").map(({ theme }) => theme)).toEqual(["light", "dark"]);
  });

  it("[UI-05] the cloud takes the same sets, in windows of the same width", () => {
    expect(Object.keys(chromaticModes)).toEqual(Object.keys(pictureSets));
    expect(chromaticModes["phone-light-zh"]).toEqual({
      viewport: 390,
      theme: "light",
      locale: "zh",
      direction: "ltr",
      brand: "sundry",
    });
    expect(read(".github/workflows/chromatic.yml")).toContain("on:\n  push:");
    expect(read("scripts/tasks/chromatic.ts")).toContain('"--stats-json"');
  });

  it("[UI-03] names that others use lead to components that exist, so that the search of Storybook finds them", () => {
    const names = read("packages/ui/guides/otherNames/OtherNames.stories.tsx");
    const leads = [...names.matchAll(/"((?:Primitives|Forms|Commerce|Blocks)\/\w+)"/g)].map(([, title]) => title);
    const titles = components.map(({ stories }) => /title: "(\w+\/\w+)"/.exec(stories)?.[1]);
    expect(leads.length).toBeGreaterThan(25);
    expect(leads.filter((title) => !titles.includes(title))).toEqual([]);
    const asked = ["Modal", "Dropdown", "Snackbar", "Loader", "ProductCard", "FlashSale"];
    expect(asked.filter((name) => !names.includes(`export const ${name}:`))).toEqual([]);
  });

  it("[UI-03] are not blamed for Storybook's own texts around them on a page of documentation", async () => {
    const checked = (viewMode: "docs" | "story") => expectTranslatable({ title: "Forms/SubmitButton", viewMode });
    await expect(checked("docs")).resolves.toBeUndefined();
    // A story is read; there is no document to read here.
    await expect(checked("story")).rejects.toThrow("document");
  });
});
