import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { umbrellaSkus } from "../../testing/fixtures/skus.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { SkuSelector, type SkuSelectorProps } from "./SkuSelector.tsx";

const umbrella = umbrellaSkus();

itBehavesLikeAComponent(SkuSelector, { ...umbrella, value: "1001-2" });

async function start(first = "1001-2") {
  const onValueChange = vi.fn<NonNullable<SkuSelectorProps["onValueChange"]>>();
  function Kept() {
    const [skuId, setSkuId] = useState(first);
    return (
      <SkuSelector
        {...umbrella}
        value={skuId}
        onValueChange={(event) => {
          onValueChange(event);
          setSkuId(event.value);
        }}
      />
    );
  }
  const screen = await render(
    <Runtime>
      <Kept />
    </Runtime>,
  );
  const value = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) });
  return { screen, onValueChange, value };
}

describe("choosing a SKU", () => {
  it("[GD-02] from every SKU, every value on sale can be reached in one press", async () => {
    for (const { skuId } of umbrella.skus) {
      const { screen, onValueChange, value } = await start(skuId);
      for (const name of ["Mixed", "Navy", "Scarlet", "53 cm", "58 cm", "64 cm"]) {
        await value(name).click();
        await expect.element(value(name)).toHaveAttribute("aria-pressed", "true");
      }
      expect(onValueChange).toHaveBeenCalled();
      await screen.unmount();
    }
  });

  it("[GD-02] names the axes that had to change too", async () => {
    const { onValueChange, value } = await start();
    await value("53 cm").click();
    await value("Scarlet").click();
    expect(onValueChange.mock.calls).toEqual([
      [{ value: "1001-1", changedAxes: [] }],
      [{ value: "1001-5", changedAxes: ["Canopy"] }],
    ]);
  });

  it("[GD-02] a value in no SKU says why and can be reached by keyboard, but selects nothing", async () => {
    const { onValueChange, value } = await start();
    const pearl = value("Pearl");
    await expect.element(pearl).toHaveAccessibleName("Pearl: not available");
    await expect.element(pearl).toHaveAttribute("aria-disabled", "true");
    (pearl.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter} ");
    await expect.element(pearl).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it("[GD-02] explains the values that change others in words, and only where there are some", async () => {
    const { screen } = await start("1001-2");
    const note = screen.getByText(/^A dashed option isn't available with your other choices/);
    await expect.element(note).toBeVisible();
    await screen.unmount();
    const oneAxis = await render(
      <Runtime>
        <SkuSelector
          axes={[{ name: "Pack", values: [{ value: "24 leaves" }, { value: "80 leaves" }] }]}
          skus={[
            { skuId: "1", values: { Pack: "24 leaves" }, quantity: 5 },
            { skuId: "2", values: { Pack: "80 leaves" }, quantity: 0 },
          ]}
          value="1"
        />
      </Runtime>,
    );
    await expect.element(oneAxis.getByRole("button", { name: "24 leaves" })).toBeVisible();
    expect(oneAxis.getByText(/^A dashed option/).elements()).toHaveLength(0);
  });

  it("[GD-02] works with Tab, Enter and the space bar", async () => {
    const { onValueChange, value } = await start();
    await userEvent.tab();
    await expect.element(value("Mixed")).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    expect(onValueChange).toHaveBeenLastCalledWith({ value: "1001-4", changedAxes: [] });
    await expect.element(value("Navy")).toHaveFocus();
  });

  it("[GD-02] pressing the selected value again changes nothing", async () => {
    const { onValueChange, value } = await start();
    await value("58 cm").click();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it("[GD-02] names each axis as a group", async () => {
    const { screen } = await start();
    await expect.element(screen.getByRole("group", { name: "Colour" })).toBeVisible();
    await expect.element(screen.getByRole("group", { name: "Canopy" })).toBeVisible();
  });

  it("[GD-02] an unknown SKU shows the first one, and without SKUs nothing is shown", async () => {
    const { value } = await start("gone");
    await expect.element(value("Mixed")).toHaveAttribute("aria-pressed", "true");
    const empty = await render(
      <Runtime>
        <SkuSelector axes={umbrella.axes} skus={[]} value="1" />
      </Runtime>,
    );
    expect(empty.container.textContent).toBe("");
  });
});
