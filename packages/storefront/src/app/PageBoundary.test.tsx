import { startTransition, useState } from "react";
import { UiProvider } from "@sundry/ui/runtime";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { MemoryRouter } from "react-router-dom";
import { type RouteRow, routeOf } from "../routes.ts";
import { loadUiWords, loadWords, uiWords } from "../shared/i18n/words.ts";
import { CodeFault } from "../start/loadCode.ts";
import { PageBoundary } from "./PageBoundary.tsx";
import { PageOf } from "./RouteHost.tsx";

/** Opens a page, and from it another one whose code loads with `load`. Returns what would reload the shop. */
async function openPage(load: RouteRow["load"]): Promise<() => void> {
  const reload = vi.fn();
  // The shop can be reached.
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 200 })));
  sessionStorage.clear();
  onTestFinished(() => {
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
  await Promise.all([loadWords("shell", "en"), loadUiWords("en")]);
  const found = routeOf("/article");
  if (!found) throw new Error("no page of articles");
  const first = { ...found, load: () => Promise.resolve(() => <p>The first page</p>) };
  const next = { ...found, load };
  function Shop() {
    const [row, setRow] = useState<RouteRow>(first);
    return (
      <>
        <button onClick={() => startTransition(() => setRow(next))}>Next</button>
        <PageBoundary resetKey={row === first ? "first" : "next"} reload={reload}>
          <PageOf row={row}>{null}</PageOf>
        </PageBoundary>
      </>
    );
  }
  await render(
    <MemoryRouter>
      <UiProvider locale="en" messages={uiWords("en")} currency="USD">
        <Shop />
      </UiProvider>
    </MemoryRouter>,
  );
  await expect.element(page.getByText("The first page")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  return reload;
}

test("[RT-07] code that fails is requested once, and again when the buyer tries again", async () => {
  const load = vi
    .fn<RouteRow["load"]>()
    .mockRejectedValueOnce(new Error("broken"))
    .mockResolvedValue(() => <p>Here it is</p>);
  await openPage(load);
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Here it is")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test("[RT-07] a page whose code failed without a network is shown once the shop answers, even if nobody reports its return", async () => {
  const load = vi
    .fn<RouteRow["load"]>()
    .mockRejectedValueOnce(new CodeFault("network"))
    .mockResolvedValue(() => <p>Here it is</p>);
  await openPage(load);
  await expect.element(page.getByText("Here it is")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test("[RT-07] a file that the browser does not request again is asked for once; the shop reloads once", async () => {
  const load = vi.fn<RouteRow["load"]>(() =>
    Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
  );
  const reload = await openPage(load);
  await expect.element(page.getByText("Network error. Try again later.")).toBeVisible();
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => reload).toHaveBeenCalledTimes(2);
});
