"use client";
import { clsx } from "clsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ComponentPropsWithRef, ReactNode } from "react";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { Phrases } from "../../primitives/Phrases/index.ts";
import { UiLink, useMessages } from "../../runtime/index.ts";
import { useBlockLevel } from "../BlockPage/blockHeadings.tsx";
import * as fit from "../BlockPage/fit.css.ts";
import * as styles from "./BlockHeader.css.ts";

/** Props of {@link BlockHeader}. */
export interface BlockHeaderProps extends Omit<ComponentPropsWithRef<"header">, "title"> {
  /** The heading. */
  title: ReactNode;
  /** Smaller text after the title. */
  note?: ReactNode | undefined;
  /** Address of "See all". */
  moreHref?: string | undefined;
  /** Level of the title in the outline of the page. @default that of the page's blocks, 2 without a page */
  headingLevel?: HeadingLevel | undefined;
  /** Content at the end of the line, such as tabs or a countdown. */
  children?: ReactNode | undefined;
}

/** Header of a block: title, note, and tabs or a "See all" link at the end. */
export function BlockHeader({ title, note, moreHref, headingLevel, children, className, ...rest }: BlockHeaderProps) {
  const { block } = useMessages();
  const ownLevel = useBlockLevel();
  const Title = `h${headingLevel ?? ownLevel}` as const;
  return (
    <header data-component="BlockHeader" {...rest} className={clsx(styles.root, className)}>
      <Title className={clsx(styles.title, fit.twoLines)}>
        {typeof title === "string" ? <Phrases>{title}</Phrases> : title}
      </Title>
      {note && <p className={clsx(styles.note, fit.twoLines)}>{note}</p>}
      {(children || moreHref) && (
        <div className={styles.end}>
          {children}
          {moreHref && (
            <UiLink href={moreHref} className={styles.more}>
              <span>{block.seeAll}</span>
              <ChevronRight aria-hidden="true" className={styles.chevron} />
            </UiLink>
          )}
        </div>
      )}
    </header>
  );
}
