"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, useId, useMemo } from "react";
import { useMessages } from "../../runtime/index.ts";
import { AxisValues } from "./AxisValues.tsx";
import { axesOf, skusOf } from "./givenChoices.ts";
import type { SkuAxis, SkuChoice } from "./skuChoice.ts";
import * as styles from "./SkuSelector.css.ts";
import { skuTable } from "./skuTable.ts";
import { useSkuChoice } from "./useSkuChoice.ts";

/** Props of {@link SkuSelector}. */
export interface SkuSelectorProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The axes to choose from, such as colour and size. */
  axes: readonly SkuAxis[];
  /** The combinations that exist. */
  skus: readonly SkuChoice[];
  /** Id of the selected SKU. */
  value: string;
  /** Called with the id of the SKU the buyer picked. `changedAxes` names the axes that had to change with it. */
  onValueChange?: ((event: { value: string; changedAxes: readonly string[] }) => void) | undefined;
}

/**
 * Picks a SKU by its axes without dead ends. A value that does not fit the others is marked, and picking it selects the
 * nearest SKU. A value in no SKU is disabled and says why. An axis with many values shows some of them and finds the
 * others. For another look, use `useSkuChoice`.
 */
export function SkuSelector({ axes, skus, value, onValueChange, className, ...rest }: SkuSelectorProps) {
  const { sku: words } = useMessages();
  const id = useId();
  const { current, axes: choices } = useSkuChoice({ axes, skus, value, onValueChange });
  const isUneven = useMemo(() => isAnyUneven(axesOf(axes), skusOf(skus)), [axes, skus]);
  if (!current) return null;
  const isDashed = choices.some(({ values }) => values.some(({ state }) => state === "changesOthers"));
  return (
    <div data-component="SkuSelector" {...rest} className={clsx(styles.root, className)}>
      {choices.map(({ name, values }, index) => (
        // Not a fieldset: engines disagree on where the legend of one that is a grid stands.
        <div key={name} role="group" aria-labelledby={`${id}-${index}`} className={styles.axis}>
          <span id={`${id}-${index}`} className={styles.name}>
            {name}
          </span>
          <AxisValues name={name} values={values} />
        </div>
      ))}
      {isUneven && (
        // It keeps its place, so that a choice moves nothing below.
        <p data-part="note" data-idle={!isDashed || undefined} className={styles.note}>
          {words.changesOthersNote}
        </p>
      )}
    </div>
  );
}

function isAnyUneven(axes: readonly SkuAxis[], skus: readonly SkuChoice[]): boolean {
  const table = skuTable(skus);
  return axes.some(({ name, values }) =>
    table.isUneven(
      name,
      values.map(({ value }) => value),
    ),
  );
}
