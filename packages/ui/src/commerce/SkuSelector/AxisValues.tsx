"use client";
import { useState } from "react";
import { Input } from "../../primitives/Input/index.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { useMessages } from "../../runtime/index.ts";
import type { ValueState } from "./skuChoice.ts";
import * as styles from "./SkuSelector.css.ts";
import type { SkuValue } from "./useSkuChoice.ts";

/** Values that an axis shows as they are; of more, the first ones, and the others are found or shown on request. */
const mostAtOnce = 40;
const shownFirst = 24;

interface AxisValuesProps {
  /** Name of the axis. */
  name: string;
  /** Its values, each with what choosing it would do. */
  values: readonly SkuValue[];
}

/** The values of an axis. */
export function AxisValues({ name, values }: AxisValuesProps) {
  if (values.length <= mostAtOnce) return <Buttons values={values} />;
  return <ManyValues name={name} values={values} />;
}

/** A field to find a value, and the first that match; the chosen one always. */
function ManyValues({ name, values }: AxisValuesProps) {
  const { sku: words, filter } = useMessages();
  const [sought, setSought] = useState("");
  const [all, setAll] = useState(false);
  const asked = plain(sought);
  const found = asked === "" ? values : values.filter(({ value }) => plain(value).includes(asked));
  const first = all ? found : found.slice(0, shownFirst);
  const [chosen] = values.filter((each) => each.state === "chosen" && !first.includes(each));
  return (
    <div className={styles.many}>
      <Input
        type="search"
        value={sought}
        aria-label={words.find({ axis: name })}
        placeholder={words.find({ axis: name })}
        className={styles.find}
        onValueChange={(event) => setSought(event.value)}
      />
      {/* At the end, so that a choice moves none of the others. */}
      <Buttons values={chosen ? [...first, chosen] : first} />
      <p role="status" className={styles.none}>
        {found.length === 0 && words.none}
      </p>
      {first.length < found.length && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {filter.all({ count: found.length })}
        </button>
      )}
    </div>
  );
}

/** Letters without case and accents. */
function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();
}

function Buttons({ values }: Pick<AxisValuesProps, "values">) {
  const { sku: words } = useMessages();
  const reason: Partial<Record<ValueState, string>> = {
    changesOthers: words.changesOthers,
    soldOut: words.soldOut,
    absent: words.unavailable,
  };
  return (
    <div className={styles.values}>
      {values.map(({ value: text, image, state, choose }) => (
        <button
          key={text}
          type="button"
          data-state={state}
          aria-pressed={state === "chosen"}
          aria-disabled={state === "absent" || undefined}
          aria-label={reason[state] ? `${text}: ${reason[state]}` : text}
          title={reason[state]}
          className={styles.value}
          onClick={choose}
        >
          {image && <ProductImage src={image} alt="" sizes="28px" className={styles.thumb} />}
          {/* A size is the same in every language. */}
          <span translate={/\d/.test(text) ? "no" : undefined}>{text}</span>
        </button>
      ))}
    </div>
  );
}
