"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { listOf, recordOf, textOf } from "../../internal/given.ts";
import { Avatar } from "../../primitives/Avatar/index.ts";
import { Rating } from "../../primitives/Rating/index.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./ReviewItem.css.ts";

/** A review. All of it is plain text, never markup. */
export interface ReviewSummary {
  readonly id: string;
  readonly author: string;
  readonly face?: string | undefined;
  /** 1 to 5. */
  readonly score: number;
  readonly text: string;
  /** Date, formatted in the page's language. */
  readonly date: string;
  /** What was bought: "60 pcs, navy". */
  readonly bought?: string | undefined;
  readonly pictures?: readonly string[] | undefined;
  /** The store's reply. */
  readonly reply?: string | undefined;
}

/** Props of {@link ReviewItem}. */
export interface ReviewItemProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** The review, with the store's reply. */
  review: ReviewSummary;
  /** Level of the author in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** A review with stars, text, photos and the store's reply. */
export function ReviewItem({ review: given, headingLevel = 3, className, ...rest }: ReviewItemProps) {
  const review = recordOf(given);
  const Author = `h${headingLevel}` as const;
  const { review: words } = useMessages();
  const { face, score, text, date, bought, reply } = review;
  const pictures = listOf(review.pictures ?? []);
  const author = textOf(review.author);
  return (
    <article data-component="ReviewItem" {...rest} className={clsx(styles.root, className)}>
      <header className={styles.head}>
        <Avatar name={author} src={face} size="sm" round />
        <Author className={styles.author}>{author}</Author>
        <span className={styles.date}>{date}</span>
      </header>
      <p className={styles.facts}>
        <Rating value={score} variant="stars" />
        {bought && <span className={styles.bought}>{bought}</span>}
      </p>
      <p className={styles.text}>{text || words.noText}</p>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((src, index) => (
            <li key={`${index}-${src}`} className={styles.picture}>
              <ProductImage src={src} alt={words.picture({ author, index: index + 1 })} sizes="72px" />
            </li>
          ))}
        </ul>
      )}
      {reply && (
        <p className={styles.reply}>
          <strong>{words.reply}</strong> <span>{reply}</span>
        </p>
      )}
    </article>
  );
}
