import { describe, expect, it } from "vitest";
import { checkBrand } from "./brand/checkBrand.ts";
import { brandStyleSheet } from "./brandStyleSheet.ts";
import { harbour } from "./brands/harbour/harbour.ts";
import { sundry } from "./brands/sundry/index.ts";
import { wireframe } from "./brands/wireframe/wireframe.ts";
import { themeRules, toVariables } from "./themeRules.ts";
import type { SundryTheme } from "./tokens.ts";

const names = (tokens: Parameters<typeof toVariables>[0]) => Object.keys(toVariables(tokens)).sort();

describe("a theme", () => {
  it("[UI-02] names its tokens by their path", () => {
    expect(toVariables({ color: { bg: { brandSoft: "#EEF5FF" } }, space: { "1half": "6px" } })).toEqual({
      "--sundry-color-bg-brand-soft": "#EEF5FF",
      "--sundry-space-1half": "6px",
    });
  });

  it.each([sundry, harbour, wireframe])(
    "[UI-02] $name has the same tokens in both schemes, none of them empty",
    (theme) => {
      expect(names(theme.dark)).toEqual(names(theme.light));
      expect(names(theme.light)).toEqual(names(sundry.light));
      expect(names(theme.scale)).toEqual(names(sundry.scale));
      for (const tokens of [theme.light, theme.dark, theme.scale])
        expect(Object.values(toVariables(tokens))).not.toContain("");
    },
  );

  it("[UI-02] does not compile without one of the tokens", () => {
    const { elevation, ...light } = sundry.light;
    const { space, ...scale } = sundry.scale;
    // @ts-expect-error a scheme without elevation is no scheme
    const dim: SundryTheme = { ...sundry, light };
    // @ts-expect-error a scale without space is no scale
    const flat: SundryTheme = { ...sundry, scale };
    // @ts-expect-error a theme without a name holds nowhere
    const nameless: SundryTheme = { ...sundry, name: undefined };
    expect([dim.light.elevation, flat.scale.space, nameless.name]).toEqual([undefined, undefined, undefined]);
    expect(themeRules({ ...sundry, light: { ...light, elevation } }, "brand")).toEqual(themeRules(sundry, "brand"));
    expect(themeRules({ ...sundry, scale: { ...scale, space } }, "brand")).toHaveLength(
      themeRules(sundry, "brand").length,
    );
  });

  it("[UI-02] is dark by attribute, or by the device if there is no attribute", () => {
    const [base, byDevice, dark, light] = themeRules(sundry, "document");
    expect(base?.colorScheme).toBe("light dark");
    expect(base?.variables["--sundry-color-bg-page"]).toBe("light-dark(#FFFFFF, #0A0E18)");
    expect([byDevice?.selector, byDevice?.media]).toEqual([":root:not([data-theme])", "(prefers-color-scheme: dark)"]);
    expect([dark?.selector, dark?.colorScheme]).toEqual(['[data-theme="dark"]', "dark"]);
    expect([light?.selector, light?.colorScheme]).toEqual(['[data-theme="light"]', "light"]);
  });

  it("[UI-02] has rules per scheme for values other than colours, and none for what is the same in both", () => {
    const [base, byDevice, dark, light] = themeRules(sundry, "document");
    expect(dark?.variables["--sundry-filter-picture"]).toBe(sundry.dark.filter.picture);
    expect(light?.variables["--sundry-filter-picture"]).toBe("none");
    expect(byDevice?.variables).toEqual(dark?.variables);
    const all = { ...toVariables(sundry.light), ...toVariables(sundry.scale) };
    expect(Object.keys(base?.variables ?? {}).sort()).toEqual(Object.keys(all).sort());
    for (const [name, value] of Object.entries(base?.variables ?? {}))
      if (!value.startsWith("light-dark(")) expect(value).toBe(all[name as `--${string}`]);
  });

  it("[UI-02] gives English passages of a Chinese page their own headings", () => {
    const [chinese, other] = themeRules(sundry, "document").slice(-2);
    expect(chinese?.variables["--sundry-type-hero-weight"]).toBe("800");
    expect(other?.variables["--sundry-type-hero-weight"]).toBe("780");
    expect(Object.keys(other?.variables ?? {})).toEqual(Object.keys(chinese?.variables ?? {}));
  });

  it("[UI-02] as a brand applies only inside its elements", () => {
    for (const { selector } of themeRules(harbour, "brand"))
      for (const part of selector.split(", ")) expect(part).toContain('[data-brand="harbour"]');
  });

  it("[UI-05] has the agreed values, because a picture would miss a small shift", async () => {
    const lines = themeRules(sundry, "document").flatMap(({ selector, media = "always", variables }) => [
      `${selector} (${media})`,
      ...Object.entries(variables).map(([name, value]) => `  ${name}: ${value}`),
    ]);
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./sundry.tokens.txt");
  });

  it("[UI-02] can be printed as CSS without a build step", () => {
    const css = brandStyleSheet(harbour);
    expect(css).toContain("@layer sundry.theme{");
    expect(css).toContain('[data-brand="harbour"]{color-scheme:light dark;');
    expect(css).toContain("--sundry-color-action-primary:#0B6B74");
  });

  it.each(["red}body{display:none", "red;--x:1", "</style><script>", "\\3c style"])(
    "[UI-02] is not printed with %j as a value or a name, which could end its declaration",
    (evil) => {
      const font = { ...sundry.scale.font, family: evil };
      expect(() => brandStyleSheet({ ...sundry, scale: { ...sundry.scale, font } })).toThrow("--sundry-font-family");
      expect(() => brandStyleSheet({ ...sundry, name: evil })).toThrow("name");
    },
  );
});

it.each([sundry, harbour])("[UI-04] $name: texts have a contrast of at least 4.5 on their grounds", (theme) => {
  expect(checkBrand(theme).map(({ message }) => message)).toEqual([]);
});
