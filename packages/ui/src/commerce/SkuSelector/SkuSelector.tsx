"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, useId } from "react";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { useMessages } from "../../runtime/index.ts";
import { chooseSku, type SkuChoice, type ValueState, valueState } from "./chooseSku.ts";
import * as styles from "./SkuSelector.css.ts";

/** One axis, such as colour, and its values in display order. */
export interface SkuAxis {
  readonly name: string;
  readonly values: readonly { readonly value: string; readonly image?: string | undefined }[];
}

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
 * nearest SKU. A value in no SKU is disabled and says why.
 */
export function SkuSelector({ axes, skus, value: skuId, onValueChange, className, ...rest }: SkuSelectorProps) {
  const { sku: words } = useMessages();
  const id = useId();
  const current = skus.find((sku) => sku.skuId === skuId) ?? skus[0];
  if (!current) return null;
  const reason: Partial<Record<ValueState, string>> = {
    changesOthers: words.changesOthers,
    soldOut: words.soldOut,
    absent: words.unavailable,
  };
  const press = (axis: string, value: string) => {
    const next = chooseSku(skus, current, axis, value);
    if (!next || next.skuId === current.skuId) return;
    const changedAxes = axes
      .map(({ name }) => name)
      .filter((name) => name !== axis && next.values[name] !== current.values[name]);
    onValueChange?.({ value: next.skuId, changedAxes });
  };
  const isDashed = (from: SkuChoice) =>
    axes.some(({ name, values }) =>
      values.some(({ value }) => valueState(skus, from, name, value) === "changesOthers"),
    );
  return (
    <div data-component="SkuSelector" {...rest} className={clsx(styles.root, className)}>
      {axes.map(({ name, values }, index) => (
        // Not a fieldset: engines disagree on where the legend of one that is a grid stands.
        <div key={name} role="group" aria-labelledby={`${id}-${index}`} className={styles.axis}>
          <span id={`${id}-${index}`} className={styles.name}>
            {name}
          </span>
          <div className={styles.values}>
            {values.map(({ value, image }) => {
              const state = valueState(skus, current, name, value);
              return (
                <button
                  key={value}
                  type="button"
                  data-state={state}
                  aria-pressed={state === "chosen"}
                  aria-disabled={state === "absent" || undefined}
                  aria-label={reason[state] ? `${value}: ${reason[state]}` : value}
                  title={reason[state]}
                  className={styles.value}
                  onClick={() => press(name, value)}
                >
                  {image && <ProductImage src={image} alt="" sizes="28px" className={styles.thumb} />}
                  {/* A size is the same in every language. */}
                  <span translate={/\d/.test(value) ? "no" : undefined}>{value}</span>
                </button>
              );
            })}
          </div>
        </div>
      ))}
      {skus.some(isDashed) && (
        // It keeps its place, so that a choice moves nothing below.
        <p data-part="note" data-idle={!isDashed(current) || undefined} className={styles.note}>
          {words.changesOthersNote}
        </p>
      )}
    </div>
  );
}
