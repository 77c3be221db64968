"use client";
import { useMemo } from "react";
import { chooseSku } from "./chooseSku.ts";
import { axesOf, skusOf } from "./givenChoices.ts";
import type { SkuAxis, SkuChoice, ValueState } from "./skuChoice.ts";
import { skuTable } from "./skuTable.ts";

/** What {@link useSkuChoice} chooses from. */
export interface SkuChoiceOptions {
  /** The axes to choose from, such as colour and size. */
  axes: readonly SkuAxis[];
  /** The combinations that exist. */
  skus: readonly SkuChoice[];
  /** Id of the selected SKU. */
  value: string;
  /** Called with the id of the SKU the buyer picked. `changedAxes` names the axes that had to change with it. */
  onValueChange?: ((event: { value: string; changedAxes: readonly string[] }) => void) | undefined;
}

/** A value of an axis, with what choosing it would do. */
export interface SkuValue {
  readonly value: string;
  readonly image?: string | undefined;
  readonly state: ValueState;
  /** Selects the nearest SKU with this value; nothing happens if it is chosen already, or in no SKU. */
  readonly choose: () => void;
}

/**
 * The choice of a SKU by its axes, for a selector with a look of your own. An unknown `value` counts as the first SKU; without any
 * SKU there is no `current` and every value is `absent`.
 */
export function useSkuChoice({ value: skuId, onValueChange, ...given }: SkuChoiceOptions): {
  readonly current: SkuChoice | undefined;
  readonly axes: readonly { readonly name: string; readonly values: readonly SkuValue[] }[];
} {
  const axes = useMemo(() => axesOf(given.axes), [given.axes]);
  const skus = useMemo(() => skusOf(given.skus), [given.skus]);
  const current = skus.find((sku) => sku.skuId === skuId) ?? skus[0];
  const table = useMemo(() => skuTable(skus), [skus]);
  const choose = (axis: string, value: string) => {
    const next = current && chooseSku(skus, current, axis, value);
    if (!next || next.skuId === current.skuId) return;
    const changedAxes = axes
      .map(({ name }) => name)
      .filter((name) => name !== axis && next.values[name] !== current.values[name]);
    onValueChange?.({ value: next.skuId, changedAxes });
  };
  return {
    current,
    axes: axes.map(({ name, values }) => ({
      name,
      values: values.map(({ value, image }) => ({
        value,
        image,
        state: current ? table.stateOf(current, name, value) : "absent",
        choose: () => choose(name, value),
      })),
    })),
  };
}
