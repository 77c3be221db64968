"use client";
import { type ComponentPropsWithRef, useMemo } from "react";
import { fieldsOf } from "../../internal/given.ts";
import { useClock } from "../../runtime/index.ts";
import { type BlockProps, goodsOfItem, readBlock, readText, useLeftOut } from "../BlockPage/index.ts";
import { isRecord } from "../pageData/index.ts";
import { readRounds } from "./readRounds.ts";
import { SeckillBlock } from "./SeckillBlock.tsx";

/** Props of {@link SeckillDataBlock}. */
export interface SeckillDataBlockProps
  extends BlockProps,
    Omit<ComponentPropsWithRef<"section">, "children" | "title"> {}

/**
 * Block `seckill` from JSON alone. Where the rounds come from a call of their own, use `SeckillBlock`. A slot without times begins at its
 * hour of the device's day. A plain `list` is products without a round.
 */
export function SeckillDataBlock({ options: given, eager: _, ...rest }: SeckillDataBlockProps) {
  const options = fieldsOf(given);
  const clock = useClock();
  const today = new Date(clock.second()).setHours(0, 0, 0, 0);
  const { rounds, goods, reading } = useMemo(() => readOptions(options, today), [options, today]);
  useLeftOut("seckill", options, reading, rounds.length + goods.length === 0);
  return (
    <SeckillBlock
      rounds={rounds}
      goods={goods}
      title={readText(options.title)}
      allHref={readText(options.url)}
      {...rest}
    />
  );
}

function readOptions({ rounds, list }: BlockProps["options"], today: number) {
  const reading = readBlock();
  const isSlots =
    rounds === undefined &&
    Array.isArray(list) &&
    list.some((entry) => isRecord(entry) && entry.timeLine !== undefined);
  const own = readRounds(isSlots ? list : rounds, today, isSlots ? "list" : "rounds", reading);
  const plain = own.length > 0 || isSlots ? [] : reading.goods(list, "list", 10);
  return { rounds: own, goods: plain.map(goodsOfItem), reading };
}
