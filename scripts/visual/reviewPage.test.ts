import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { chromiumLaunchOptions } from "../chromium.mjs";
import { comparePictures } from "./comparePictures.ts";
import type { Verdicts } from "./review.ts";
import { writeReviewPage } from "./reviewPage.ts";
import { paint, testFolders } from "./testPictures.ts";
import { outcomeOf, readVerdicts } from "./verdicts.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(await chromiumLaunchOptions());
});
afterAll(() => browser.close());

const changedNames = [
  "desktop-light/primitives-button-gallery-everything",
  "phone-dark/primitives-button-gallery-everything",
  "phone-light-zh/primitives-button-gallery-everything",
  "desktop-light-rtl/commerce-couponticket-chinese",
];

/** A comparison with four changed, one new and one removed picture, and one that is the same. */
async function compared() {
  const folders = await testFolders();
  for (const name of [...changedNames, "desktop-light/primitives-tag-same", "desktop-light/primitives-tag-neutral"]) {
    await paint(folders.before, name);
  }
  for (const name of changedNames) await paint(folders.after, name, { dot: "#d12c03" });
  await paint(folders.after, "desktop-light/primitives-tag-same");
  await paint(folders.after, "desktop-light/primitives-tag-points");
  return { folder: folders.into, ...(await comparePictures(folders)) };
}

type Compared = Awaited<ReturnType<typeof compared>>;

const sides = { before: "main", after: "work tree" };

/** Writes the page of a comparison and opens it. */
async function opened(
  { folder, changes, same }: Compared,
  verdicts: Verdicts = {},
  options: Parameters<Browser["newPage"]>[0] = {},
): Promise<Page> {
  const file = await writeReviewPage(folder, { sides, changes, same, verdicts });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(pathToFileURL(file).href);
  return page;
}

const title = (page: Page) => page.locator("#picture").getByRole("heading").innerText();
const rows = (page: Page) => page.getByRole("navigation", { name: "Pictures" }).getByRole("button");
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const statusOf = (page: Page) => page.getByRole("status").innerText();

/** Downloads the verdicts and returns the file's path. */
async function downloaded(page: Page): Promise<string> {
  const download = page.waitForEvent("download");
  await press(page, "Download verdicts");
  expect((await download).suggestedFilename()).toBe("visual-verdicts.json");
  return (await download).path();
}

describe("the review page", () => {
  test("[UI-05] lists every picture that changed, by component, and shows its sides", async () => {
    const page = await opened(await compared());
    const list = page.getByRole("navigation", { name: "Pictures" });
    expect(await list.getByRole("heading").allInnerTexts()).toEqual([
      "Commerce / CouponTicket",
      "Primitives / Button",
      "Primitives / Tag",
    ]);
    expect(await rows(page).count()).toBe(6);
    expect(await title(page)).toContain("Commerce / CouponTicket");
    for (const name of ["Before", "After", "Difference"]) {
      const image = page.getByRole("img", { name });
      expect(
        await image.evaluate((element: HTMLImageElement) => element.decode().then(() => element.naturalWidth)),
      ).toBe(20);
    }
    expect(await page.locator("#picture").innerText()).toContain("Desktop, light, right to left · 1 pixel differs");
  });

  test("[UI-05] filters by component, theme, width and language", async () => {
    const page = await opened(await compared());
    const shown = async (label: string, word: string) => {
      await page.getByLabel(label, { exact: true }).selectOption(word);
      const looks = await rows(page).locator(".looks").allTextContents();
      await page.getByLabel(label, { exact: true }).selectOption("");
      return looks;
    };
    expect(await shown("Component", "Primitives / Button")).toEqual([
      "Phone, dark",
      "Desktop, light",
      "Phone, light, Chinese",
    ]);
    expect(await shown("Theme", "Dark")).toEqual(["Phone, dark"]);
    expect(await shown("Width", "Phone")).toEqual(["Phone, dark", "Phone, light, Chinese"]);
    expect(await shown("Language", "Chinese")).toEqual(["Phone, light, Chinese"]);
    expect(await shown("Direction", "Right to left")).toEqual(["Desktop, light, right to left"]);
    expect(await shown("Change", "New")).toEqual(["Desktop, light"]);

    await page.getByLabel("Theme").selectOption("Dark");
    await page.getByLabel("Language").selectOption("Chinese");
    expect(await title(page)).toBe("No picture matches");
    await press(page, "Clear filters");
    expect(await rows(page).count()).toBe(6);
  });

  test("[UI-05] the keyboard alone reviews: arrows, a, r, digits", async () => {
    const page = await opened(await compared());
    const first = await title(page);
    await page.keyboard.press("ArrowRight");
    const second = await title(page);
    expect(second).not.toBe(first);
    await page.keyboard.press("ArrowLeft");
    expect(await title(page)).toBe(first);

    await page.keyboard.press("a");
    expect(await statusOf(page)).toBe("Approved: Commerce / CouponTicket, Chinese.");
    expect(await title(page)).toBe(second);

    await page.keyboard.press("r");
    await expect
      .poll(() => page.getByLabel("What is wrong?").evaluate((field) => field === document.activeElement))
      .toBe(true);
    // Letters are text here.
    await page.keyboard.type("a bit too wide");
    await page.keyboard.press("Enter");
    expect(JSON.parse(await readFile(await downloaded(page), "utf8"))).toMatchObject({
      "desktop-light-rtl/commerce-couponticket-chinese": { verdict: "approved" },
      "phone-dark/primitives-button-gallery-everything": { verdict: "rejected", note: "a bit too wide" },
    });

    await page.keyboard.press("5");
    const slider = page.getByRole("slider", { name: "Before" });
    await slider.focus();
    const place = await page.locator("#picture").innerText();
    await page.keyboard.press("ArrowRight");
    expect(await slider.inputValue()).toBe("50.5");
    expect(await page.locator("#picture").innerText()).toBe(place);
  });

  test("[UI-05] the same verdict again takes it back", async () => {
    const page = await opened(await compared());
    await page.keyboard.press("a");
    await page.keyboard.press("ArrowLeft");
    const approve = page.getByRole("button", { name: "Approve A" });
    expect(await approve.getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("a");
    expect(await approve.getAttribute("aria-pressed")).toBe("false");
    expect(await page.getByRole("button", { name: "Download verdicts" }).isDisabled()).toBe(true);
  });

  test("[UI-05] all shown pictures are approved at once, and the next comparison reads the file", async () => {
    const comparison = await compared();
    const page = await opened(comparison);
    await press(page, "Approve these 6");
    expect(await page.getByText("6 of 6 pictures reviewed").isVisible()).toBe(true);
    await press(page, "Undo");
    expect(await page.getByText("0 of 6 pictures reviewed").isVisible()).toBe(true);
    await press(page, "Approve these 6");

    const verdicts = await readVerdicts(await downloaded(page));
    expect(outcomeOf(comparison.changes, comparison.same, {}).passes).toBe(false);
    expect(outcomeOf(comparison.changes, comparison.same, verdicts).passes).toBe(true);
    const next = await opened(comparison, verdicts);
    expect(await next.getByText("6 of 6 pictures reviewed").isVisible()).toBe(true);
  });

  test("[UI-05] an unfinished review survives a reload, and a link opens its picture", async () => {
    const page = await opened(await compared());
    const reviewed = page.getByText("1 of 6 pictures reviewed");
    await page.keyboard.press("a");
    await reviewed.waitFor();
    const [address, open] = [page.url(), await title(page)];
    await page.reload();
    await reviewed.waitFor();
    expect(address).toContain("#phone-dark/primitives-button-gallery-everything");
    expect(await title(page)).toBe(open);
  });

  test("[UI-05] uses only tokens that the theme has", async () => {
    const comparison = await compared();
    const page = await opened({ ...comparison, changes: [] });
    const text = await page.locator("style").allTextContents();
    const declared = new Set([...text.join().matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const used = [...text.join().matchAll(/var\((--sundry-[\w-]+)/g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
  });

  test("[UI-05] says so if nothing differs", async () => {
    const page = await opened({ ...(await compared()), changes: [], same: 2951 });
    expect(await title(page)).toBe("Nothing differs");
    expect(await page.getByText("2,951 pictures are the same on both sides.").isVisible()).toBe(true);
  });

  test("[UI-05] a note is text, whatever it says, and the page loads nothing from elsewhere", async () => {
    const comparison = await compared();
    const [first] = comparison.changes;
    const note = '</script><img src="x" onerror="document.title = 1">';
    const given = { verdict: "rejected", fingerprint: first?.fingerprint ?? null, note } as const;
    const page = await opened(comparison, { [first?.name ?? ""]: given });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.reload();
    await page.goto(`${page.url().split("#")[0] ?? ""}#${first?.name ?? ""}`);
    expect(await page.getByLabel("What is wrong?").inputValue()).toBe(note);
    expect(await page.title()).toBe("Picture review");
    const here = pathToFileURL(dirname(comparison.folder)).href;
    expect(requests.filter((url) => !url.startsWith(here) && !url.startsWith("data:"))).toEqual([]);
  });

  test.each([
    ["light", 1280],
    ["dark", 320],
  ] as const)("[UI-05] axe finds nothing, %s, and %i px are wide enough", async (colorScheme, width) => {
    const page = await opened(await compared(), {}, { colorScheme, viewport: { width, height: 800 } });
    await page.keyboard.press("r");
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});
