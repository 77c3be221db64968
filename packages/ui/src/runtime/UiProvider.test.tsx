import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { formatPrice } from "../format/price.ts";
import { arabic, german } from "../testing/fixtures/languages.ts";
import {
  UiProvider,
  type UiProviderProps,
  useCurrency,
  useDirection,
  useImageLoader,
  useLocale,
  useMessages,
} from "./index.ts";
import { en } from "./messages/en.ts";
import { zh } from "./messages/zh.ts";

/** What a component reads, as one line. */
function Facts() {
  const locale = useLocale();
  const currency = useCurrency();
  const { price, goods, close } = useMessages();
  const image = useImageLoader()({ src: "/umbrella.webp", width: 320 });
  const money = String(formatPrice({ minorUnits: 123_450 }, locale, currency))
    .replace(/[\s\u200f]/g, " ")
    .trim();
  return <output>{[money, useDirection(), price.now, goods.add({ count: 12 }), close, image].join(" | ")}</output>;
}

const said = async (props: UiProviderProps) => {
  const screen = await render(
    <UiProvider {...props}>
      <Facts />
    </UiProvider>,
  );
  return screen.container.textContent;
};

it("[UI-08] the language alone decides currency and direction", async () => {
  expect(await said({ locale: "en", messages: en })).toBe(
    "$1,234.50 | ltr | Now | Add 12 | Close | /umbrella.webp?w=320",
  );
  expect(await said({ locale: "zh", messages: zh })).toContain("￥1,234.50 | ltr | 现价 | 加购12件 | 关闭");
});

it("[UI-08] a site adds a language, a currency and an image service without a release of ours", async () => {
  const imageLoader = ({ src, width }: { src: string; width: number }) => `https://images.example.com/${width}${src}`;
  expect(await said({ ...german, imageLoader })).toBe(
    "1.234,50 € | ltr | Jetzt | 12 Stück | Close | https://images.example.com/320/umbrella.webp",
  );
  expect(await said(arabic)).toContain("١٬٢٣٤٫٥٠ ج.م. | rtl | الآن | أضف ١٢");
});

it("[UI-08] a sign of the site's own, and a direction against the language's", async () => {
  const currency = { code: "CNY", symbol: "￥" };
  expect(await said({ locale: "en", messages: en, currency, direction: "rtl" })).toContain("￥1,234.50 | rtl");
});

it("[UI-08] what a backend writes for a language is understood, and what is none takes no page down", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(await said({ ...german, locale: "de_DE", currency: "eur" })).toContain("1.234,50 € | ltr");
  expect(warn).not.toHaveBeenCalled();
  expect(await said({ locale: "", messages: en, currency: "EURO" })).toContain("1,234.50 EURO | ltr");
  expect(warn.mock.calls.flat()).toEqual([
    'Sundry: the locale "" is no language tag such as "de-DE", so English is used.',
    'Sundry: the currency "EURO" is no code such as "EUR".',
  ]);
  for (const currency of [null, { code: null }, { code: 978 }, 978, {}])
    expect(await said({ locale: "en", messages: en, currency: currency as never })).toContain("$1,234.50 | ltr");
  warn.mockRestore();
});
