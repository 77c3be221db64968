import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { QuantityStepper } from "./QuantityStepper.tsx";

itBehavesLikeAComponent(QuantityStepper, { value: 24, minimum: 12 });

async function start(first = 24) {
  const onValueChange = vi.fn<(event: { value: number }) => void>();
  function Kept() {
    const [value, setValue] = useState(first);
    return (
      <QuantityStepper
        value={value}
        minimum={12}
        maximum={40}
        onValueChange={(event) => {
          onValueChange(event);
          setValue(event.value);
        }}
      />
    );
  }
  const screen = await render(
    <Runtime>
      <Kept />
    </Runtime>,
  );
  return {
    onValueChange,
    input: screen.getByRole("textbox", { name: "Quantity" }),
    problem: screen.getByRole("status"),
    fewer: screen.getByRole("button", { name: "Decrease" }),
    more: screen.getByRole("button", { name: "Increase" }),
  };
}

describe("typing a count", () => {
  it.each([
    ["", "", 12],
    ["0", "The minimum is 12. Add 12 more.", 12],
    ["8", "The minimum is 12. Add 4 more.", 12],
    ["007", "The minimum is 12. Add 5 more.", 12],
    ["-1", "", 12],
    ["1e3", "", 12],
    ["2.5", "", 12],
    ["016", "", 16],
    ["41", "Only 40 in stock.", 40],
    ["99999999999", "", 12],
  ])("[VA-03] %j says %j, and becomes %i when the field is left", async (typed, sentence, kept) => {
    const { input, problem, onValueChange } = await start();
    await input.fill(typed);
    await expect.element(problem).toHaveTextContent(sentence);
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: kept });
    await expect.element(input).toHaveValue(String(kept));
    await expect.element(problem).toHaveTextContent("");
  });

  it("[VA-03] ties the sentence to the field", async () => {
    const { input } = await start();
    await input.fill("8");
    await expect.element(input).toBeInvalid();
    await expect.element(input).toHaveAccessibleDescription("The minimum is 12. Add 4 more.");
  });

  it("[VA-03] Enter takes the count without sending a form around it", async () => {
    const { input, onValueChange } = await start();
    await input.fill("30");
    await userEvent.keyboard("{Enter}");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: 30 });
  });

  it("[VA-03] the same count again is no change", async () => {
    const { input, onValueChange } = await start();
    await input.fill("024");
    await userEvent.tab();
    expect(onValueChange).not.toHaveBeenCalled();
    await expect.element(input).toHaveValue("24");
  });
});

describe("stepping", () => {
  it("[VA-03] goes one up and down by buttons and arrow keys", async () => {
    const { input, fewer, more, onValueChange } = await start();
    await more.click();
    await fewer.click();
    await input.click();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    expect(onValueChange.mock.calls.map(([{ value }]) => value)).toEqual([25, 24, 25, 26, 25]);
  });

  it("[VA-03] counts from what was typed last", async () => {
    const { input, more, onValueChange } = await start();
    await input.fill("30");
    await more.click();
    expect(onValueChange.mock.calls.map(([{ value }]) => value)).toEqual([30, 31]);
  });

  it("[VA-03] stops at the minimum and keeps the focus there", async () => {
    const { fewer, onValueChange } = await start(13);
    await fewer.click();
    await expect.element(fewer).toHaveAttribute("aria-disabled", "true");
    await expect.element(fewer).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: 12 });
  });

  it("[VA-03] stops at the stock", async () => {
    const { more, input, onValueChange } = await start(39);
    await more.click();
    await expect.element(more).toHaveAttribute("aria-disabled", "true");
    await input.click();
    await userEvent.keyboard("{ArrowUp}");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: 40 });
  });

  it("[VA-03] a count above the stock says what is left and can be lowered", async () => {
    const { problem, fewer, onValueChange } = await start(60);
    await expect.element(problem).toHaveTextContent("Only 40 in stock.");
    await fewer.click();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: 40 });
  });
});
