"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, type ComponentType, Suspense, useEffect, useMemo, useRef } from "react";
import { ErrorBoundary } from "react-error-boundary";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { BlockHeadings } from "./blockHeadings.tsx";
import * as styles from "./BlockPage.css.ts";
import { type PageBlock, parsePageData } from "../pageData/index.ts";

/**
 * Props of a block's component. The component reads what it needs and copes with the rest missing.
 */
export interface BlockProps {
  /** The block's own part of the page's JSON, not checked. */
  options: PageBlock["options"];
  /** Whether the block is on the first screen, where pictures load at once. */
  eager: boolean;
}

/**
 * The component of each type of block. Give the types of your pages, `BlockRegistry<"carousel" | "recommend">`, and a type
 * without a component does not compile. Lazy components keep the script of a page small.
 */
export type BlockRegistry<Type extends string = string> = Readonly<Record<Type, ComponentType<BlockProps>>>;

/** A problem with a page, for the log. It names a path, never content. */
export interface BlockError {
  readonly path: string;
  readonly reason: "malformed" | "unknownType" | "crashed";
}

/** Props of {@link BlockPage}. */
export interface BlockPageProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The page's blocks as JSON text, or already parsed. */
  pageData: unknown;
  /** Components by block type. */
  blocks: BlockRegistry;
  /** Types drawn elsewhere, such as `topAdvert` and `navBar`. @default [] */
  ignoredTypes?: readonly string[] | undefined;
  /** Level of the blocks' titles in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Called once for each problem. */
  onBlockError?: ((event: BlockError) => void) | undefined;
}

/**
 * Renders a page of configurable blocks in the order of its data. Each block has an error boundary of its own, an unknown
 * type renders nothing, and each problem is reported once.
 */
export function BlockPage({
  pageData,
  blocks,
  ignoredTypes = [],
  headingLevel = 2,
  onBlockError,
  className,
  ...rest
}: BlockPageProps) {
  const page = useMemo(() => parsePageData(pageData), [pageData]);
  const shown = page.blocks.filter(({ type }) => !ignoredTypes.includes(type));
  const reported = useRef(new Set<string>());
  const report = (fault: BlockError) => {
    const mark = `${fault.reason} ${fault.path}`;
    if (reported.current.has(mark)) return;
    reported.current.add(mark);
    onBlockError?.(fault);
  };
  useEffect(() => {
    for (const path of page.faults) report({ path, reason: "malformed" });
    for (const { type } of shown) if (!Object.hasOwn(blocks, type)) report({ path: type, reason: "unknownType" });
  });
  return (
    <div data-component="BlockPage" {...rest} className={clsx(styles.root, className)}>
      <BlockHeadings level={headingLevel}>
        {shown.map(({ key, type, options }, index) => {
          // A type such as "constructor" exists on every object and is unknown too.
          const Block = Object.hasOwn(blocks, type) ? blocks[type] : undefined;
          return Block ? (
            <ErrorBoundary
              key={key}
              fallback={null}
              resetKeys={[options]}
              onError={() => report({ path: type, reason: "crashed" })}
            >
              <Suspense fallback={<Skeleton className={styles.waiting} />}>
                <div data-block={type} className={styles.block}>
                  <Block options={options} eager={index === 0} />
                </div>
              </Suspense>
            </ErrorBoundary>
          ) : null;
        })}
      </BlockHeadings>
    </div>
  );
}
