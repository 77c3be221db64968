import { clsx } from "clsx";
import { type ComponentPropsWithRef, Fragment } from "react";
import { splitPhrases } from "../../format/phrases.ts";
import * as styles from "./Phrases.css.ts";

/** Props of {@link Phrases}. */
export interface PhrasesProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** The text. */
  children: string;
}

/** Text of a headline, whose lines in Chinese end between words. For text of several lines the browser's own breaks are enough. */
export function Phrases({ children, className, ...rest }: PhrasesProps) {
  return (
    <span data-component="Phrases" {...rest} className={clsx(styles.phrases, className)}>
      {splitPhrases(children).map((phrase, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span>{phrase}</span>
        </Fragment>
      ))}
    </span>
  );
}
