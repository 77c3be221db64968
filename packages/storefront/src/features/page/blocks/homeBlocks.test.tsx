import type { BlockOptions as ContractOptions } from "@sundry/api/contract/entities/blocks";
import { type BlockOptions, blockTypes } from "@sundry/ui/blocks/schema";
import { expect, expectTypeOf, test } from "vitest";
import { homeBlocks } from "./homeBlocks.ts";

test("[BK-22] every block that a server may send can be drawn: the contract keeps to the design system's schemas", () => {
  expectTypeOf<ContractOptions>().toExtend<BlockOptions>();
  expect(Object.keys(homeBlocks).sort()).toEqual([...blockTypes].sort());
});
