"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { formatCount } from "../../format/count.ts";
import { type Amount, unitsOf } from "../../format/money.ts";
import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { recordsOf } from "../../internal/given.ts";
import { Button } from "../../primitives/Button/index.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { useCurrency, useLocale, useMessages } from "../../runtime/index.ts";
import { Price } from "../Price/index.ts";
import * as styles from "./ReorderReport.css.ts";

/** A line of a past order that was bought again. */
export interface ReorderLine {
  readonly id: string;
  readonly name: string;
  readonly image?: string | undefined;
  /** Pieces of the past order. */
  readonly asked: number;
  /** Pieces now in the cart; 0 if it can no longer be bought. */
  readonly added: number;
  /** Price of a piece then and now. */
  readonly was?: Amount | undefined;
  readonly now?: Amount | undefined;
  /** Why it was not added, in the page's language. */
  readonly reason?: string | undefined;
}

/** Props of {@link ReorderReport}. */
export interface ReorderReportProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** The lines of the past order. */
  lines: readonly ReorderLine[];
  /** Called when the buyer has read it. */
  onDismiss?: (() => void) | undefined;
}

/** What came back into the cart from a past order, and line by line what has changed since: price, stock, minimum. */
export function ReorderReport({ lines: given, onDismiss, className, ...rest }: ReorderReportProps) {
  const lines = recordsOf(given);
  const { reorder: words } = useMessages();
  const locale = useLocale();
  const added = lines.filter((line) => line.added > 0).length;
  const title = words.title({
    added: formatCount(added, locale),
    of: formatCount(lines.length, locale),
    all: added === lines.length,
  });
  return (
    <section data-component="ReorderReport" aria-label={title} {...rest} className={clsx(styles.root, className)}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {onDismiss && (
          <Button variant="outline" size="sm" onClick={onDismiss}>
            {words.dismiss}
          </Button>
        )}
      </header>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <Line key={line.id} line={line} turn={index} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line, turn }: { line: ReorderLine; turn: number }) {
  const { reorder: words } = useMessages();
  const locale = useLocale();
  const { name, image, added, was, now } = line;
  return (
    <li
      data-gone={added === 0 ? "" : undefined}
      className={styles.row}
      style={assignInlineVars({ [styles.turn]: String(turn) })}
    >
      <ProductImage src={image} alt="" sizes="44px" className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <News line={line} />
      </span>
      {added > 0 && (
        <span className={styles.numbers}>
          {now !== undefined && <Price value={now} was={was} size="sm" />}
          <span>{words.pieces({ count: formatCount(added, locale) })}</span>
        </span>
      )}
    </li>
  );
}

/** What has changed about a line, or that nothing has. */
function News({ line: { asked, added, was, now, reason } }: { line: ReorderLine }) {
  const { reorder: words } = useMessages();
  const locale = useLocale();
  const { code } = useCurrency();
  const written = (count: number) => formatCount(count, locale);
  if (added === 0) return <span className={clsx(styles.news, styles.gone)}>{reason ?? words.gone}</span>;
  const rise = unitsOf(now, code) - unitsOf(was, code);
  const news = [
    ...(rise > 0 ? [words.higher] : rise < 0 ? [words.lower] : []),
    ...(added > asked ? [words.minimum({ count: written(added) })] : []),
    ...(added < asked ? [words.stock({ count: written(added), asked: written(asked) })] : []),
  ];
  return (
    <span className={styles.news}>
      {news.map((sentence) => (
        <span key={sentence} className={styles.changed}>
          {sentence}
        </span>
      ))}
      {news.length === 0 && rise === 0 && <span>{words.same}</span>}
    </span>
  );
}
