import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import type { Locale } from "../../runtime/index.ts";
import { Runtime } from "../../testing/Runtime.tsx";
import { renderOnServer } from "../../testing/renderOnServer.tsx";
import { Price, type PriceProps } from "./Price.tsx";

itBehavesLikeAComponent(Price, { value: 3.48, was: 4.6 });

/** What a screen reader gets: the words without the marks between them. */
function accessibleText(props: PriceProps, locale: Locale = "en", currency?: string): string {
  const page = document.createElement("div");
  page.innerHTML = renderOnServer(<Price {...props} />, { locale, currency });
  return page.textContent.replace(/\s+/g, " ").trim();
}

describe("a price", () => {
  it.each([
    [{ value: 1234.5 }, "$1,234.50", "￥1,234.50"],
    [{ value: "1.005" }, "$1.01", "￥1.01"],
    [{ value: -1234.5 }, "-$1,234.50", "-￥1,234.50"],
    [{ value: 3.48, was: 4.6 }, "Now $3.48 Was $4.60", "现价 ￥3.48 原价 ￥4.60"],
    [{ value: 2.86, to: 3.48 }, "$2.86 to $3.48", "￥2.86 至 ￥3.48"],
  ])("[EN-02] %o is read out as %s and %s", (props, english, chinese) => {
    expect(accessibleText(props)).toBe(english);
    expect(accessibleText(props, "zh")).toBe(chinese);
  });

  it.each([
    [{ value: { minorUnits: 123_450 } }, "$1,234.50"],
    [{ value: { minorUnits: 348 }, was: { minorUnits: 460 } }, "Now $3.48 Was $4.60"],
    [{ value: { minorUnits: 348, currency: "EUR" } }, "€3.48"],
  ])("[EN-02] whole cents %o are read out as %s", (props, text) => {
    expect(accessibleText(props)).toBe(text);
  });

  it("[EN-02] the currency is the site's, the way of writing the language's", () => {
    const priceIn = (locale: string, currency: string) => accessibleText({ value: 1234.5 }, locale, currency);
    expect(priceIn("en", "EUR")).toBe("€1,234.50");
    expect(priceIn("en", "JPY")).toBe("¥1,235");
    expect(priceIn("zh", "EUR")).toBe("€1,234.50");
    expect(priceIn("de", "EUR")).toBe("1.234,50 €");
    expect(priceIn("de", "JPY")).toBe("1.235 ¥");
    expect(priceIn("ar-EG", "EGP").replace(/\u200f/g, "")).toBe("١٬٢٣٤٫٥٠ ج.م.");
  });

  it("[EN-02] amounts that read the same are no range and no reduction", () => {
    expect(accessibleText({ value: 2.86, to: 3.48 }, "ja", "JPY")).toBe("￥3");
    expect(accessibleText({ value: 2.86, was: 3.48 }, "ja", "JPY")).toBe("￥3");
    expect(accessibleText({ value: 2.86, to: 3.52 }, "ja", "JPY")).toMatch(/^￥3 .+ ￥4$/);
  });

  it.each(["on request", "abc", "12 and up"])("[EN-02] %s is not a number and stays unchanged", (value) => {
    expect(accessibleText({ value })).toBe(value);
  });

  it.each(["", null, undefined, Number.NaN, Infinity, { minorUnits: 0.5 }])(
    "[EN-02] %j shows a dash with a name instead of a price",
    (value) => {
      expect(accessibleText({ value })).toBe("—No price");
    },
  );

  it.each([
    ["the same", 3.48],
    ["lower", 3],
    ["no number", "soon"],
    ["nothing", ""],
    ["money that is lower", { minorUnits: 300 }],
  ])("[EN-02] a former price that is %s is left out", (_, was) => {
    expect(accessibleText({ value: 3.48, was })).toBe("$3.48");
    expect(accessibleText({ value: 3.48, to: was })).toBe("$3.48");
  });

  it("[EN-02] renders any data", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (value, was, to) => {
        expect(() => accessibleText({ value, was, to } as PriceProps)).not.toThrow();
      }),
    );
  });
});

it("[EN-02] a former price is struck through only visually", async () => {
  const screen = await render(
    <Runtime>
      <Price value={3.48} was={4.6} />
    </Runtime>,
  );
  const former = screen.getByText("$4.60");
  await expect.element(former).toHaveStyle({ textDecorationLine: "line-through" });
  expect(former.element().tagName).toBe("S");
});

describe("on a page that is read from the right", () => {
  /** Where each piece of the figure begins, from the left. */
  async function places(locale: string, currency: string, value: number) {
    const screen = await render(
      <div dir="rtl">
        <Runtime locale={locale} currency={currency} direction="rtl">
          <Price value={value} size="xl" />
        </Runtime>
      </div>,
    );
    const figure = screen.container.querySelector("[data-part='figure']");
    const range = document.createRange();
    const left = (text: string) => {
      const walker = document.createTreeWalker(figure ?? screen.container, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(text) ?? -1;
        if (at < 0) continue;
        range.setStart(node, at);
        range.setEnd(node, at + text.length);
        return range.getBoundingClientRect().left;
      }
      throw new Error(`No ${text} in ${figure?.textContent}`);
    };
    return { left };
  }

  it("[EN-02] a foreign language keeps its order: minus, sign, units, cents", async () => {
    const { left } = await places("en", "USD", -1234.5);
    expect(left("$")).toBeLessThan(left("1"));
    expect(left("-")).toBeLessThan(left("$"));
    expect(left("1")).toBeLessThan(left("50"));
  });

  it("[EN-02] Arabic has the sign after the figure, on its left", async () => {
    const { left } = await places("ar-EG", "EGP", 1234.5);
    expect(left("ج")).toBeLessThan(left("١"));
    expect(left("١")).toBeLessThan(left("٥٠"));
  });
});

it("[EN-02] after any changes of amount, sign and size the price is what the browser itself writes", async () => {
  const places = fc.constantFrom(
    ...["de-DE EUR", "fr-CH CHF", "en-IN INR", "ja-JP JPY", "ar-KW KWD", "he-IL ILS", "zh-CN CNY", "pt-BR BRL"],
    ...["pl-PL PLN", "sv-SE SEK", "nl-NL EUR", "es-ES EUR"],
  );
  const cents = fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.maxSafeInteger());
  await fc.assert(
    fc.asyncProperty(places, fc.array(cents, { minLength: 2, maxLength: 5 }), async (place, amounts) => {
      const [locale = "", currency = ""] = place.split(" ");
      const format = new Intl.NumberFormat(locale, { style: "currency", currency, signDisplay: "negative" });
      const decimals = format.resolvedOptions().maximumFractionDigits ?? 0;
      const priceOf = (minorUnits: number) => (
        <Runtime locale={locale} currency={{ code: currency }}>
          <Price value={{ minorUnits }} />
        </Runtime>
      );
      const { container, rerender, unmount } = await render(priceOf(amounts[0] ?? 0));
      for (const minorUnits of amounts) {
        await rerender(priceOf(minorUnits));
        expect(container.querySelector("[data-part=figure]")?.textContent).toBe(
          format.format(`${minorUnits}e-${decimals}` as `${number}`),
        );
      }
      await unmount();
    }),
    { numRuns: 60 },
  );
});
