import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { SearchBox } from "./SearchBox.tsx";

const nothing = () => {};

itBehavesLikeAComponent(SearchBox, { label: "Search products", value: "", onValueChange: nothing, onSearch: nothing });

test("[VA-01] a pasted text is cut at the limit, counted in code points", async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <Runtime>
      <SearchBox label="Search products" value="" limit={3} onValueChange={onValueChange} onSearch={nothing} />
    </Runtime>,
  );
  await screen.getByRole("searchbox").fill("🧵🧵🧵🧵");
  expect(onValueChange).toHaveBeenLastCalledWith({ value: "🧵🧵🧵" });
});

test("[HM-05] Enter that ends a composition does not search", async () => {
  const onSearch = vi.fn();
  const screen = await render(
    <Runtime>
      <SearchBox label="Search products" value="yusan" onValueChange={nothing} onSearch={onSearch} />
    </Runtime>,
  );
  const enter = new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true });
  expect(screen.getByRole("searchbox").element().dispatchEvent(enter)).toBe(false);
  expect(onSearch).not.toHaveBeenCalled();
});

test("[HM-05] the icon searches too; while the box is empty it puts the keyboard into it", async () => {
  const onSearch = vi.fn();
  const box = (value: string) => (
    <Runtime>
      <SearchBox label="Search products" value={value} onValueChange={nothing} onSearch={onSearch} />
    </Runtime>
  );
  const screen = await render(box(" cup "));
  const icon = () => screen.getByRole("search").element().querySelector("svg");
  await userEvent.click(icon() ?? document.body);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ keyword: "cup" });
  await screen.rerender(box(""));
  await userEvent.click(icon() ?? document.body);
  expect(onSearch).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole("searchbox")).toHaveFocus();
});
