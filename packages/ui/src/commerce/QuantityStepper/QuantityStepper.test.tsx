import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { QuantityStepper } from "./QuantityStepper.tsx";

itBehavesLikeAComponent(QuantityStepper, { value: 24, minimum: 12 });

async function start(first = 24, live = false) {
  const onValueChange = vi.fn<(event: { value: number }) => void>();
  const onProblemChange = vi.fn<(event: { problem: string | undefined }) => void>();
  function Kept() {
    const [value, setValue] = useState(first);
    return (
      <QuantityStepper
        value={value}
        minimum={12}
        maximum={40}
        live={live}
        onProblemChange={onProblemChange}
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
    onProblemChange,
    input: screen.getByRole("textbox", { name: "Quantity" }),
    problem: screen.getByRole("status"),
    fewer: screen.getByRole("button", { name: "Decrease" }),
    more: screen.getByRole("button", { name: "Increase" }),
  };
}

describe("typing a count", () => {
  it.each([
    ["0", "The minimum is 12. Add 12 more."],
    ["8", "The minimum is 12. Add 4 more."],
    ["007", "The minimum is 12. Add 5 more."],
    ["41", "Only 40 in stock."],
    ["99999999999", "Only 40 in stock."],
    ["-1", "Enter a whole number."],
    ["1e3", "Enter a whole number."],
    ["2.5", "Enter a whole number."],
  ])("[VA-03] %j shows %j, and both stay when the field loses the focus", async (typed, sentence) => {
    const { input, problem, onValueChange, onProblemChange } = await start();
    await input.fill(typed);
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect.element(problem).toHaveTextContent(sentence);
    await expect.element(input).toHaveValue(typed);
    await expect.element(input).toBeInvalid();
    await expect.element(input).toHaveAccessibleDescription(sentence);
    expect(onValueChange).not.toHaveBeenCalled();
    expect(onProblemChange).toHaveBeenCalledExactlyOnceWith({ problem: sentence });
    await input.fill("16");
    expect(onProblemChange).toHaveBeenLastCalledWith({ problem: undefined });
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: 16 });
  });

  it.each([
    ["016", 16],
    ["１６", 16],
    ["12", 12],
    ["40", 40],
  ])("[VA-03] %j is read as %i when the field loses the focus", async (typed, kept) => {
    const { input, problem, onValueChange } = await start();
    await input.fill(typed);
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: kept });
    await expect.element(input).toHaveValue(String(kept));
    await expect.element(problem).toHaveTextContent("");
  });

  it("[VA-03] live, a count is applied while it is typed, and losing the focus changes nothing", async () => {
    const { input, onValueChange } = await start(24, true);
    await input.fill("3");
    expect(onValueChange).not.toHaveBeenCalled();
    await input.fill("30");
    await expect.poll(() => onValueChange).toHaveBeenCalledExactlyOnceWith({ value: 30 });
    await userEvent.tab();
    await expect.element(input).toHaveValue("30");
    expect(onValueChange).toHaveBeenCalledOnce();
  });

  it("[VA-03] an empty field goes back to its value", async () => {
    const { input, problem, onValueChange } = await start();
    await input.fill("");
    await expect.element(problem).toHaveTextContent("");
    await userEvent.tab();
    await expect.element(input).toHaveValue("24");
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it("[VA-01] no more than 140 characters fit in", async () => {
    const { input } = await start();
    await input.fill("1".repeat(139));
    await input.click();
    await userEvent.keyboard("{End}22");
    await expect.element(input).toHaveValue(`${"1".repeat(139)}2`);
  });

  it("[VA-03] Enter applies the count without sending a surrounding form", async () => {
    const { input, onValueChange } = await start();
    await input.fill("30");
    await userEvent.keyboard("{Enter}");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: 30 });
  });

  it("[VA-03] the same count again is not a change", async () => {
    const { input, onValueChange } = await start();
    await input.fill("024");
    await userEvent.tab();
    expect(onValueChange).not.toHaveBeenCalled();
    await expect.element(input).toHaveValue("24");
  });
});

it("[VA-03] shows the owner's message if the maximum isn't the stock", async () => {
  const screen = await render(
    <Runtime>
      <QuantityStepper value={1} maximum={3} maximumText="You can return 3 items" />
    </Runtime>,
  );
  await screen.getByRole("textbox").fill("4");
  await expect.element(screen.getByRole("status")).toHaveTextContent("You can return 3 items");
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

  it("[VA-03] counts from the last typed number", async () => {
    const { input, more, onValueChange } = await start();
    await input.fill("30");
    await more.click();
    expect(onValueChange.mock.calls.map(([{ value }]) => value)).toEqual([30, 31]);
  });

  it("[VA-03] goes from an invalid count to the nearest valid one", async () => {
    const { input, more, fewer, onValueChange } = await start();
    await input.fill("5");
    await more.click();
    await input.fill("99");
    await fewer.click();
    expect(onValueChange.mock.calls.map(([{ value }]) => value)).toEqual([12, 40]);
    await expect.element(input).toHaveValue("40");
  });

  it("[VA-03] stops at the minimum and keeps the focus", async () => {
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

  it("[VA-03] a count above the stock shows what is left and can be lowered", async () => {
    const { problem, fewer, onValueChange } = await start(60);
    await expect.element(problem).toHaveTextContent("Only 40 in stock.");
    await fewer.click();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: 40 });
  });
});
