import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { harbour } from "../brands/harbour/harbour.ts";
import { sundry } from "../brands/sundry/index.ts";
import { wireframe } from "../brands/wireframe/wireframe.ts";
import { type DesignTokens, designTokens } from "./designTokens.ts";

/** Paths of all tokens with their types. */
function typesIn(tokens: DesignTokens, path = ""): Record<string, string> {
  return Object.entries(tokens).reduce<Record<string, string>>((all, [name, value]) => {
    const here = path === "" ? name : `${path}.${name}`;
    if ("$type" in value) all[here] = value.$type as string;
    else Object.assign(all, typesIn(value, here));
    return all;
  }, {});
}

/** Paths of all strings of a theme. */
function pathsIn(tree: object, path = ""): string[] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) => {
    const here = path === "" ? name : `${path}.${name}`;
    return typeof value === "object" && value !== null ? pathsIn(value, here) : [here];
  });
}

const withGround = (page: string) => {
  const { color } = sundry.light;
  return { ...sundry, light: { ...sundry.light, color: { ...color, bg: { ...color.bg, page } } } };
};

describe("a theme for design tools", () => {
  it.each([sundry, harbour, wireframe])("[UI-02] $name has every token but filters and font features", (theme) => {
    const { scale, light, dark } = designTokens(theme);
    const { type, ...others } = theme.scale;
    const measures = pathsIn(others).filter((path) => path !== "font.figures");
    expect(Object.keys(typesIn(scale)).sort()).toEqual(
      [...measures, ...Object.keys(type).map((name) => `type.${name}`)].sort(),
    );
    for (const [tokens, scheme] of [
      [light, theme.light],
      [dark, theme.dark],
    ] as const)
      expect(Object.keys(typesIn(tokens)).sort()).toEqual(
        pathsIn({ color: scheme.color, elevation: scheme.elevation }).sort(),
      );
  });

  it("[UI-02] gives each value the type that it has", () => {
    const { scale, light } = designTokens(sundry);
    expect(scale).toMatchObject({
      space: { "1half": { $type: "dimension", $value: { value: 6, unit: "px" } } },
      size: { icon: { stroke: { $type: "number", $value: 1.75 } } },
      font: {
        width: { wide: { $type: "number", $value: 110 } },
        weight: { bold: { $type: "fontWeight", $value: 720 } },
      },
      motion: {
        duration: { fast: { $type: "duration", $value: { value: 140, unit: "ms" } } },
        easing: { enter: { $type: "cubicBezier", $value: [0.05, 0.7, 0.1, 1] } },
      },
      type: {
        hero: {
          $type: "typography",
          $value: {
            fontSize: { value: 3.5, unit: "rem" },
            fontWeight: 780,
            letterSpacing: { value: -0.077, unit: "rem" },
            lineHeight: 1.036,
          },
          $extensions: { "sundry.fontWidth": "112%" },
        },
      },
    });
    expect(light).toMatchObject({
      color: {
        bg: {
          page: {
            $type: "color",
            $value: { colorSpace: "srgb", components: [1, 1, 1], alpha: 1, hex: "#FFFFFF" },
          },
          scrim: { $value: { components: [0.0392, 0.0549, 0.0941], alpha: 0.48, hex: "#0A0E18" } },
        },
        darkField: { ring: { $value: { alpha: 0 } } },
      },
      elevation: {
        e2: {
          $type: "shadow",
          $value: [
            {
              color: { alpha: 0.14, hex: "#11182C" },
              offsetX: { value: 0, unit: "px" },
              offsetY: { value: 6, unit: "px" },
              blur: { value: 16, unit: "px" },
              spread: { value: -4, unit: "px" },
            },
            { spread: { value: 1, unit: "px" } },
          ],
        },
      },
    });
  });

  it("[UI-02] keeps every colour that CSS can write", () => {
    const part = fc.nat(255);
    fc.assert(
      fc.property(part, part, part, fc.integer({ min: 0, max: 100 }), (r, g, b, percent) => {
        const { light } = designTokens(withGround(`rgba(${r}, ${g}, ${b}, ${percent / 100})`));
        const { $value } = (light as { color: { bg: { page: { $value: object } } } }).color.bg.page;
        const { components, alpha } = $value as { components: number[]; alpha: number };
        expect([...components.map((one) => Math.round(one * 255)), alpha]).toEqual([r, g, b, percent / 100]);
      }),
    );
  });

  it.each(["", "nonsense", "var(--own)", "rgb(", "calc(1px"])("[UI-02] names the token that is %j", (page) => {
    expect(() => designTokens(withGround(page))).toThrow(/^The token color\.bg\.page can't be/);
  });
});
