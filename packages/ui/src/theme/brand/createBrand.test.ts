import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sundry } from "../brands/sundry/index.ts";
import { brandStyleSheet } from "../brandStyleSheet.ts";
import { checkBrand } from "./checkBrand.ts";
import { contrast } from "./colour.ts";
import { BrandError, type BrandOptions, createBrand } from "./createBrand.ts";

const colour = fc.nat({ max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, "0").toUpperCase()}`);

function errorOf(make: () => unknown): Error {
  try {
    make();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("Nothing was thrown.");
}

describe("a brand from one colour", () => {
  it("[UI-02] can be read in both schemes, whatever the accent and the colour of deals", () => {
    fc.assert(
      fc.property(colour, colour, (accent, deal) => {
        for (const brand of [createBrand({ accent }), createBrand({ accent, deal })])
          for (const { color } of [brand.light, brand.dark]) {
            expect(contrast(color.text.onBrand, color.action.primary)).toBeGreaterThanOrEqual(4.5);
            expect(contrast(color.text.brand, color.bg.page)).toBeGreaterThanOrEqual(4.5);
            expect(contrast(color.text.onDeal, color.bg.deal)).toBeGreaterThanOrEqual(4.5);
            expect(contrast(color.border.focus, color.bg.raised)).toBeGreaterThanOrEqual(3);
          }
      }),
      { numRuns: 150 },
    );
  });

  it("[UI-02] a button can be told from the page, and is the accent wherever that can be", () => {
    fc.assert(
      fc.property(colour, (accent) => {
        const { light, dark } = createBrand({ accent });
        for (const { color } of [light, dark])
          expect(contrast(color.action.primary, color.bg.page)).toBeGreaterThanOrEqual(1.2);
        if (contrast(accent, light.color.bg.page) >= 1.21) expect(light.color.action.primary).toBe(accent);
      }),
    );
  });

  it.each([
    ["#1A4DD2", "#FFFFFF"],
    ["#7A1F5C", "#FFFFFF"],
    ["#FFD400", "#111723"],
    ["#00BE58", "#111723"],
    ["#808080", "#111723"],
    ["#747474", "#FFFFFF"],
    ["#7A7A7A", "#000000"],
  ])("[UI-02] on %s the ink is %s", (accent, ink) => {
    expect(createBrand({ accent }).light.color.text.onBrand).toBe(ink);
  });

  it("[UI-02] keeps the hue of the accent in all its tones, and what is neutral as it was", () => {
    const { light, dark } = createBrand({ accent: "#7A1F5C" });
    expect([light.color.bg.brandSoft, light.color.bg.brandDeep, dark.color.text.brand]).toEqual([
      "#FDF0F7",
      "#630148",
      "#C767A2",
    ]);
    expect(light.color.text.primary).toBe(sundry.light.color.text.primary);
    expect(light.color.bg.deal).toBe(sundry.light.color.bg.deal);
  });

  it.each(["oklch(48% .21 264)", "rgb(26 77 210)", "rebeccapurple"])("[UI-02] takes %s for a colour", (accent) => {
    expect(createBrand({ accent }).light.color.action.primary).toMatch(/^#[\dA-F]{6}$/);
  });
});

describe("a brand that cannot be read", () => {
  it("[UI-02] names the pair and the nearest colours that pass", () => {
    const error = errorOf(() => createBrand({ name: "sun", accent: "#FFD400", onAccent: "#FFFFFF" }));
    expect(error).toBeInstanceOf(BrandError);
    expect(error.message).toBe(
      [
        'The brand "sun" has too little contrast.',
        "light: text.onBrand #FFFFFF on action.primary #FFD400 has a contrast of 1.43:1 and needs 4.5:1. The nearest colour that passes is #5D5D5D, or #8C7400 as the ground.",
      ].join("\n"),
    );
    const [fault] = (error as BrandError).faults;
    expect(contrast(fault?.nearestColour ?? "", "#FFD400")).toBeGreaterThanOrEqual(4.5);
    expect(contrast("#FFFFFF", fault?.nearestGround ?? "")).toBeGreaterThanOrEqual(4.5);
    expect(createBrand({ accent: fault?.nearestGround ?? "", onAccent: "#FFFFFF" }).name).toBe("brand");
  });

  it("[UI-02] also for a single token of one scheme", () => {
    const error = errorOf(() => createBrand({ accent: "#1A4DD2", dark: { color: { text: { muted: "#555B66" } } } }));
    expect(error.message).toMatch(/^dark: text\.muted #555B66 on bg\.page #0A0E18 has a contrast of/m);
  });

  it("[UI-02] a line needs 3:1", () => {
    const faint = () => createBrand({ accent: "#1A4DD2", light: { color: { border: { control: "#CCCCCC" } } } });
    expect(errorOf(faint).message).toContain(
      "border.control #CCCCCC on bg.page #FFFFFF has a contrast of 1.60:1 and needs 3:1",
    );
  });

  it.each<[string, Partial<BrandOptions>]>([
    ["accent", { accent: "red;}" }],
    ["accent", { accent: "#12345680" }],
    ["onAccent", { onAccent: "white }" }],
    ["deal", { deal: "" }],
    ["font", { font: "x; } body { display: none" }],
    ["radius", { radius: "wavy" as never }],
    ["radius.control", { radius: { control: "calc(1px)" } }],
    ["name", { name: 'x"] body' }],
  ])("[UI-02] says which option is wrong: %s of %o", (option, options) => {
    const error = errorOf(() => createBrand({ accent: "#1A4DD2", ...options }));
    expect([error.name, error.message.split(" ")[0]]).toEqual(["TypeError", option]);
  });
});

describe("the rest of a brand", () => {
  it("[UI-02] round buttons leave the photos as they are", () => {
    const { control, media, panel } = createBrand({ accent: "#1A4DD2", radius: "pill" }).scale.radius;
    expect(control.md).toBe("999px");
    expect([media.md, panel.md]).not.toContain("999px");
    expect(createBrand({ accent: "#1A4DD2", radius: { control: "4px" } }).scale.radius).toEqual({
      ...sundry.scale.radius,
      control: { xs: "4px", sm: "4px", md: "4px", lg: "4px" },
    });
  });

  it("[UI-02] has its own font and single sizes", () => {
    const { scale } = createBrand({
      accent: "#1A4DD2",
      font: '"Fira Sans", "Noto Sans", sans-serif',
      scale: { size: { control: { md: "44px" } } },
    });
    expect(scale.font).toEqual({ ...sundry.scale.font, family: '"Fira Sans", "Noto Sans", sans-serif' });
    expect(scale.size).toEqual({ ...sundry.scale.size, control: { ...sundry.scale.size.control, md: "44px" } });
  });

  it("[UI-02] all accents and corners make a theme that checkBrand and the style sheet accept", () => {
    fc.assert(
      fc.property(
        colour,
        fc.constantFrom("sharp" as const, "soft" as const, "round" as const, "pill" as const),
        (accent, radius) => {
          const brand = createBrand({ name: "mine", accent, radius });
          expect(checkBrand(brand)).toEqual([]);
          expect(brandStyleSheet(brand)).toContain('[data-brand="mine"]{color-scheme:light dark;');
        },
      ),
      { numRuns: 50 },
    );
  });
});
