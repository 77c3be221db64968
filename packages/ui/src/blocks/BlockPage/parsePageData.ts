/** One block of a page as it came: its kind and whatever it holds. */
export interface PageBlock {
  /** Unique within the page. */
  readonly key: string;
  /** Kind of block, such as `carousel`. */
  readonly type: string;
  /** Options of the block; of `topAdvert` and `navBar`, which have none, the block itself. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** What could be read of a page. */
export interface ParsedPage {
  readonly blocks: readonly PageBlock[];
  /** What was wrong, as paths; never content (BK-17). */
  readonly faults: readonly string[];
}

/** Is it an object with names and values? */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Reads the JSON text of a page (`pageData`). Whatever comes in, it answers with the blocks that are sound, in their order
 * (BK-17, BK-22); it never throws.
 */
export function parsePageData(pageData: unknown): ParsedPage {
  const page = typeof pageData === "string" ? parse(pageData) : pageData;
  if (!isRecord(page)) return { blocks: [], faults: ["pageData"] };
  if (!Array.isArray(page.list)) return { blocks: [], faults: ["pageData.list"] };
  const faults: string[] = [];
  const blocks = page.list.flatMap((block: unknown, index): PageBlock[] => {
    if (!isRecord(block) || typeof block.type !== "string") {
      faults.push(`pageData.list.${index}.type`);
      return [];
    }
    return [
      { key: `${index}-${block.type}`, type: block.type, options: isRecord(block.options) ? block.options : block },
    ];
  });
  return { blocks, faults };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
