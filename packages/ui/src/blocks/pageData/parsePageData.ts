/** A block as it was sent: its type and options. */
export interface PageBlock {
  /** Unique within the page. */
  readonly key: string;
  /** Place in the page's list, from 0. */
  readonly index: number;
  /** Type of block, such as `carousel`. */
  readonly type: string;
  /** Options of the block. For `topAdvert` and `navBar`, which have none, the block itself. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** The readable parts of a page. */
export interface ParsedPage {
  readonly blocks: readonly PageBlock[];
  /** Paths of what could not be read; never the content. */
  readonly faults: readonly string[];
}

/** Whether the value is an object with keys and values. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses the JSON text of a page (`pageData`). Returns the valid blocks in order and never throws. */
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
      {
        key: `${index}-${block.type}`,
        index,
        type: block.type,
        options: isRecord(block.options) ? block.options : block,
      },
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
