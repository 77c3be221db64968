import { readItem } from "@sundry/ui/blocks/BlockPage";
import { isRecord, parsePageData } from "@sundry/ui/blocks/pageData";
import { homeBlocks } from "./homeBlocks.ts";

/** Whether a page has a block that can show something: a known type with an item, or the flash sale, whose goods are the day's. */
export function hasContent(pageData: unknown): boolean {
  return parsePageData(pageData).blocks.some(
    ({ type, options }) => type === "seckill" || (Object.hasOwn(homeBlocks, type) && hasItem(options)),
  );
}

function hasItem(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasItem);
  return isRecord(value) && (readItem(value) !== undefined || Object.values(value).some(hasItem));
}
