"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, type ComponentType, Suspense, useEffect, useMemo, useRef } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import * as styles from "./BlockPage.css.ts";
import { type PageBlock, parsePageData } from "./parsePageData.ts";

/** What a block's component gets: the options as they came; it reads what it needs and stands without the rest. */
export interface BlockProps {
  options: PageBlock["options"];
  /** In the first screen: pictures load at once. */
  eager: boolean;
}

/** A component for each kind of block; lazy ones keep the script of a page small. */
export type BlockRegistry = Readonly<Record<string, ComponentType<BlockProps>>>;

/** Something that was wrong with a page, for the log: a path, never content. */
export interface BlockError {
  readonly path: string;
  readonly reason: "malformed" | "unknownType" | "crashed";
}

/** Props of {@link BlockPage}. */
export interface BlockPageProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The page's blocks as JSON text, or already parsed. */
  pageData: unknown;
  /** Components by kind of block. */
  blocks: BlockRegistry;
  /** Kinds that are drawn elsewhere, such as `topAdvert` and `navBar`. @default [] */
  ignoredTypes?: readonly string[] | undefined;
  /** Told once for each thing that was wrong (BK-17). */
  onBlockError?: ((event: BlockError) => void) | undefined;
}

/**
 * Draws any page of configurable blocks in its order and survives whatever the data holds: each block has a boundary of its
 * own, an unknown kind draws nothing, and each fault is told once (BK-17, BK-22).
 */
export function BlockPage({ pageData, blocks, ignoredTypes = [], onBlockError, className, ...rest }: BlockPageProps) {
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
      {shown.map(({ key, type, options }, index) => {
        // A kind named like a member of every object, such as "constructor", is unknown too.
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
    </div>
  );
}
