import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Button } from "../primitives/Button/index.ts";
import { Runtime } from "./Runtime.tsx";
import { brandStyleSheet } from "../theme/brandStyleSheet.ts";
import { harbour } from "../theme/brands/harbour/harbour.ts";
import { sundry } from "../theme/brands/sundry/index.ts";
import { wireframe } from "../theme/brands/wireframe/wireframe.ts";

const sheets: HTMLStyleElement[] = [];
afterEach(() => {
  for (const sheet of sheets.splice(0)) sheet.remove();
});

/** Applies a theme as a site without a build step does. */
function wear(css: string) {
  const sheet = document.createElement("style");
  sheet.textContent = css;
  document.head.append(sheet);
  sheets.push(sheet);
}

/** A colour as the browser computes it. */
function computed(colour: string): string {
  const probe = document.createElement("i");
  probe.style.color = colour;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

test("[UI-02] three themes work on one page, each inside its own element and scheme", async () => {
  wear(brandStyleSheet(harbour));
  wear(brandStyleSheet(wireframe));
  const screen = await render(
    <Runtime>
      <div data-theme="light">
        <Button>Ours</Button>
        <div data-brand="harbour">
          <Button>Harbour</Button>
        </div>
        <div data-brand="wireframe">
          <Button>Wireframe</Button>
        </div>
      </div>
      <div data-brand="harbour" data-theme="dark">
        <Button>Harbour at night</Button>
      </div>
    </Runtime>,
  );
  const ground = (name: string) =>
    getComputedStyle(screen.getByRole("button", { name, exact: true }).element()).backgroundColor;
  expect(ground("Ours")).toBe(computed(sundry.light.color.action.primary));
  expect(ground("Harbour")).toBe(computed(harbour.light.color.action.primary));
  expect(ground("Wireframe")).toBe(computed(wireframe.light.color.action.primary));
  expect(ground("Harbour at night")).toBe(computed(harbour.dark.color.action.primary));
  expect(new Set(["Ours", "Harbour", "Wireframe"].map(ground)).size).toBe(3);
});

test("[UI-02] a brand is one object: a copy with changes differs only in these", async () => {
  const own = {
    ...harbour,
    name: "own",
    light: {
      ...harbour.light,
      color: { ...harbour.light.color, action: { ...harbour.light.color.action, primary: "#7A1F5C" } },
    },
  };
  wear(brandStyleSheet(harbour));
  wear(brandStyleSheet(own));
  const screen = await render(
    <Runtime>
      <div data-theme="light">
        <div data-brand="harbour">
          <Button>Theirs</Button>
        </div>
        <div data-brand="own">
          <Button>Own</Button>
        </div>
      </div>
    </Runtime>,
  );
  const style = (name: string) => getComputedStyle(screen.getByRole("button", { name, exact: true }).element());
  expect(style("Own").backgroundColor).toBe(computed("#7A1F5C"));
  expect(style("Theirs").backgroundColor).toBe(computed(harbour.light.color.action.primary));
  for (const kept of ["blockSize", "borderRadius", "fontSize", "fontFamily", "color"] as const)
    expect(style("Own")[kept]).toBe(style("Theirs")[kept]);
});
