import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import preview from "../../../.storybook/preview.tsx";
import reset from "../dist/reset.css?inline";
import styles from "../dist/styles.css?inline";
import { lookDifferences, looks } from "../src/testing/looks.ts";

/**
 * The rest of the page. Its text is ours already, because a price takes size and colour from the line it stands in, and what
 * stories put into components has no look of its own, because its size shows outside.
 */
const rest = `body {
  font: var(--sundry-type-body-weight) var(--sundry-type-body-size) / var(--sundry-type-body-line) var(--sundry-font-family);
  color: var(--sundry-color-text-primary);
}
[data-stage] { box-sizing: border-box; }
:not([class*="sundry_"]) { margin: 0; }
button:not([class*="sundry_"]) { font: inherit; border: 0; padding: 0; }`;

type File = Parameters<typeof composeStories>[0];
const files = import.meta.glob<File>("../src/**/*.stories.tsx", { eager: true });

setProjectAnnotations([preview]);
afterEach(cleanup);

function looksWith(css: string): string[] {
  const element = document.createElement("style");
  element.textContent = css + rest;
  document.head.append(element);
  const seen = looks();
  element.remove();
  return seen;
}

describe.each(Object.entries(files))("[UI-01] %s", (_path, file) => {
  const stories = Object.entries(composeStories(file)) as [name: string, Story: ComponentType][];

  it.each(stories)("%s looks the same without our reset, and in whatever order styles load", async (_name, Story) => {
    await render(<Story />);
    const guest = looksWith(styles);
    expect(lookDifferences(guest, looksWith(reset + styles)), "with the reset").toEqual([]);
    expect(lookDifferences(guest, looksWith(styles.replace(/\.level\d+/g, ""))), "in the order of the file").toEqual(
      [],
    );
  });
});
