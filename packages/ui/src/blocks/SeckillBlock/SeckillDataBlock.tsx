"use client";
import type { ComponentPropsWithRef } from "react";
import { type BlockProps, readText } from "../BlockPage/index.ts";
import { readRounds } from "./readRounds.ts";
import { SeckillBlock } from "./SeckillBlock.tsx";

/** Props of {@link SeckillDataBlock}. */
export interface SeckillDataBlockProps
  extends BlockProps,
    Omit<ComponentPropsWithRef<"section">, "children" | "title"> {}

/** Block `seckill` from JSON alone. Where the rounds come from a call of their own, use `SeckillBlock`. */
export function SeckillDataBlock({ options, eager: _, ...rest }: SeckillDataBlockProps) {
  return (
    <SeckillBlock
      rounds={readRounds(options.rounds)}
      title={readText(options.title)}
      allHref={readText(options.url)}
      {...rest}
    />
  );
}
