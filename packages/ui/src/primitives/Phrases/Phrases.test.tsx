import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Phrases } from "./Phrases.tsx";

itBehavesLikeAComponent(Phrases, { children: "雨季备货，趁早下单" });

/** The lines of an element as they are drawn. */
function linesOf(element: Element): string[] {
  const lines = new Map<number, string>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (let at = 0; at < (node.textContent ?? "").length; at += 1) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top } = range.getBoundingClientRect();
      lines.set(top, `${lines.get(top) ?? ""}${range.toString()}`);
    }
  return [...lines.values()];
}

test.each(["4em", "5em", "6em"])("[HM-10] in a column of %s no Chinese word is torn apart", async (inlineSize) => {
  const screen = await render(
    <p style={{ inlineSize }}>
      <Phrases>八骨防风折叠伞，多色混装</Phrases>
    </p>,
  );
  const lines = linesOf(screen.container);
  expect(lines.length).toBeGreaterThan(1);
  for (const word of ["八骨", "防风", "折叠伞，", "多色", "混装"])
    expect(
      lines.some((line) => line.includes(word)),
      `${word} in ${lines.join(" / ")}`,
    ).toBe(true);
});

test("[HM-10] a word longer than its line stays inside the column", async () => {
  const screen = await render(
    <p style={{ inlineSize: "4em" }}>
      <Phrases>Handgesponnenebaumwollgarnknäuel</Phrases>
    </p>,
  );
  const column = screen.container.firstElementChild;
  expect(column?.scrollWidth).toBeLessThanOrEqual(column?.clientWidth ?? 0);
});
