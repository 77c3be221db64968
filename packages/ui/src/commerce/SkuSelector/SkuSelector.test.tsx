import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { umbrellaSkus } from "../../testing/fixtures/skus.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { SkuSelector, type SkuSelectorProps } from "./SkuSelector.tsx";
import { useSkuChoice } from "./useSkuChoice.ts";

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

describe("an axis with hundreds of values", () => {
  const shades = Array.from({ length: 512 }, (_, at) => `Shade ${at + 1}`);
  const widths = ["53 cm", "58 cm", "64 cm", "Émile"];
  const many = {
    axes: [
      { name: "Colour", values: shades.map((value) => ({ value })) },
      { name: "Canopy", values: widths.map((value) => ({ value })) },
    ],
    skus: shades.flatMap((Colour) =>
      widths.map((Canopy) => ({ skuId: `${Colour} ${Canopy}`, values: { Colour, Canopy }, quantity: 3 })),
    ),
  };

  function Many({ first }: { first: string }) {
    const [value, setValue] = useState(first);
    return (
      <Runtime>
        <SkuSelector {...many} value={value} onValueChange={(event) => setValue(event.value)} />
      </Runtime>
    );
  }

  it("[GD-02] shows the first and the chosen one, and the others on request", async () => {
    const screen = await render(<Many first="Shade 500 58 cm" />);
    const colours = screen.getByRole("group", { name: "Colour" });
    await expect.element(colours.getByRole("button", { name: "Shade 500", pressed: true })).toBeVisible();
    expect(colours.getByRole("button", { name: /^Shade/ }).elements()).toHaveLength(25);
    await screen.getByRole("button", { name: "Show all 512" }).click();
    expect(colours.getByRole("button", { name: /^Shade/ }).elements()).toHaveLength(512);
    expect(screen.getByRole("searchbox").elements()).toHaveLength(1);
  });

  it("[GD-02] finds a value by a part of it, and says so if there is none", async () => {
    const screen = await render(<Many first="Shade 1 58 cm" />);
    const field = screen.getByRole("searchbox", { name: "Search Colour" });
    await field.fill("SHADE 51");
    await screen.getByRole("button", { name: "Shade 512" }).click();
    await expect.element(screen.getByRole("button", { name: "Shade 512", pressed: true })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "58 cm", pressed: true })).toBeVisible();
    await field.fill("mauve");
    await expect.element(screen.getByRole("status")).toHaveTextContent("Nothing matches");
    await expect.element(screen.getByRole("button", { name: "Shade 512", pressed: true })).toBeVisible();
  });
});

describe("a selector with another look", () => {
  it("[UI-01] gets each value with its state, and chooses as the buttons do", async () => {
    const changes: string[][] = [];
    function Own() {
      const [value, setValue] = useState("1001-2");
      const { current, axes } = useSkuChoice({
        ...umbrella,
        value,
        onValueChange: (event) => {
          changes.push([event.value, ...event.changedAxes]);
          setValue(event.value);
        },
      });
      return (
        <ul aria-label={current?.skuId}>
          {axes.flatMap(({ values }) =>
            values.map((one) => (
              <li key={one.value}>
                <a href={`#${one.state}`} onClick={one.choose}>
                  {one.value}
                </a>
              </li>
            )),
          )}
        </ul>
      );
    }
    const screen = await render(<Own />);
    const value = (name: string) => screen.getByRole("link", { name });
    await expect.element(value("58 cm")).toHaveAttribute("href", "#chosen");
    await value("53 cm").click();
    await value("53 cm").click();
    await value("Scarlet").click();
    await expect.element(screen.getByRole("list", { name: "1001-5" })).toBeVisible();
    expect(changes).toEqual([["1001-1"], ["1001-5", "Canopy"]]);
  });

  it("[UI-01] has no SKU where there is none", async () => {
    function Own() {
      const { current, axes } = useSkuChoice({ axes: umbrella.axes, skus: [], value: "1" });
      return <p>{[String(current), ...axes.flatMap(({ values }) => values.map(({ state }) => state))].join(" ")}</p>;
    }
    const screen = await render(<Own />);
    await expect.element(screen.getByText(/^undefined( absent)+$/)).toBeVisible();
  });
});
