"use client";
import { createContext, type ReactNode, useContext } from "react";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";

const LevelContext = createContext<HeadingLevel>(2);

/** Props of {@link BlockHeadings}. */
export interface BlockHeadingsProps {
  /** Level of the blocks' titles; what stands under a title is one below. */
  level: HeadingLevel;
  children?: ReactNode;
}

/** Sets where the titles of all blocks inside it stand in the outline of the page. `BlockPage` does it by `headingLevel`. */
export function BlockHeadings({ level, children }: BlockHeadingsProps) {
  return <LevelContext value={level}>{children}</LevelContext>;
}

/** Level of a block's title, or of a heading `below` it; 6 is the lowest there is. */
export function useBlockLevel(below = 0): HeadingLevel {
  return Math.min(6, useContext(LevelContext) + below) as HeadingLevel;
}
