import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime, type RuntimeProps } from "../../testing/Runtime.tsx";
import { renderOnServer } from "../../testing/renderOnServer.tsx";
import { Price, type PriceProps } from "./Price.tsx";

itBehavesLikeAComponent(Price, { value: 3.48, was: 4.6 });

/** What a screen reader gets: the words without the marks between them. */
function spoken(props: PriceProps, locale: RuntimeProps["locale"] = "en"): string {
  const page = document.createElement("div");
  page.innerHTML = renderOnServer(<Price {...props} />, { locale });
  return page.textContent.replace(/\s+/g, " ").trim();
}

describe("a price", () => {
  it.each([
    [{ value: 1234.5 }, "$1,234.50", "￥1,234.50"],
    [{ value: "1.005" }, "$1.01", "￥1.01"],
    [{ value: -1234.5 }, "-$1,234.50", "-￥1,234.50"],
    [{ value: 3.48, was: 4.6 }, "Now $3.48 Before $4.60", "现价 ￥3.48 原价 ￥4.60"],
    [{ value: 2.86, to: 3.48 }, "$2.86 to $3.48", "￥2.86 至 ￥3.48"],
  ])("[EN-02] %o is said as %s and %s", (props, english, chinese) => {
    expect(spoken(props)).toBe(english);
    expect(spoken(props, "zh")).toBe(chinese);
  });

  it.each(["on request", "abc", "12 and up", Number.NaN, Number.POSITIVE_INFINITY])(
    "[EN-02] %s is no number and stands unchanged",
    (value) => {
      expect(spoken({ value })).toBe(String(value));
    },
  );

  it.each(["", null, undefined])("[EN-02] %j has a dash and a name instead of a price", (value) => {
    expect(spoken({ value })).toBe("—No price");
  });

  it.each([
    ["the same", 3.48],
    ["lower", 3],
    ["no number", "soon"],
    ["nothing", ""],
    ["an object that is no text", { toString: "" }],
  ])("[EN-02] a former price that is %s is left out", (_, was) => {
    expect(spoken({ value: 3.48, was })).toBe("$3.48");
    expect(spoken({ value: 3.48, to: was })).toBe("$3.48");
  });

  it("[EN-02] whatever the data holds, it renders", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (value, was, to) => {
        expect(() => spoken({ value, was, to })).not.toThrow();
      }),
    );
  });
});

it("[EN-02] is struck for the eye where it was the former one", async () => {
  const screen = await render(
    <Runtime>
      <Price value={3.48} was={4.6} />
    </Runtime>,
  );
  const former = screen.getByText("$4.60");
  await expect.element(former).toHaveStyle({ textDecorationLine: "line-through" });
  expect(former.element().tagName).toBe("S");
});
