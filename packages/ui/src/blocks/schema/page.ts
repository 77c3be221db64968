import * as z from "zod/mini";
import { parsePageData } from "../pageData/index.ts";
import { blockSchemas } from "./blocks.ts";

/** A type of block, such as `carousel`. */
export type BlockType = keyof typeof blockSchemas;

/** The options of each type of block. */
export type BlockOptions = { readonly [Type in BlockType]: z.infer<(typeof blockSchemas)[Type]> };

/** A block of a page as JSON. */
export interface BlockData<Type extends BlockType = BlockType> {
  readonly type: Type;
  /** Unique within the page. @default its place */
  readonly key?: string | undefined;
  readonly options: BlockOptions[Type];
}

/** A page as JSON: what `BlockPage` takes. */
export interface PageData {
  readonly list: readonly { readonly [Type in BlockType]: BlockData<Type> }[BlockType][];
}

/** Something about a page that its blocks cannot show. */
export interface PageFault {
  /** Where it is: `list.2.options.list.0.price`. */
  readonly path: string;
  readonly message: string;
}

/** All types of blocks, in the order of the documentation. */
export const blockTypes = Object.keys(blockSchemas) as readonly BlockType[];

/**
 * Checks a page, as JSON text or parsed, against the schemas: for editors and before publishing. Blocks themselves show what they can
 * read of a faulty page. Never throws; an empty list for a sound page.
 */
export function checkPage(pageData: unknown): readonly PageFault[] {
  const { blocks, faults } = parsePageData(pageData);
  const unreadable = faults.map((path) => ({
    path: path.replace(/^pageData\.?/, ""),
    message: path.endsWith(".type") ? "A block needs a type." : "A page is an object with a list of blocks.",
  }));
  return [
    ...unreadable,
    ...blocks.flatMap(({ index, type, options }) => {
      if (!isBlockType(type))
        return [{ path: `list.${index}.type`, message: `There is no block of the type "${type}".` }];
      const { error } = z.safeParse(blockSchemas[type], options);
      return (error?.issues ?? []).map((issue) => ({
        path: ["list", index, "options", ...issue.path].join("."),
        message: messageOf(issue),
      }));
    }),
  ];
}

function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(blockSchemas, type);
}

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** What is wrong, in a sentence. zod/mini has no words of its own. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type") return `This must be ${kinds[issue.expected] ?? issue.expected}.`;
  if (issue.code === "invalid_value") return `This must be one of ${issue.values.join(", ")}.`;
  if (issue.code === "invalid_union") {
    const wanted = issue.errors.flatMap(([first]) =>
      first?.code === "invalid_type" && first.path.length === 0 ? [first] : [],
    );
    const names = [...new Set(wanted.map(({ expected }) => kinds[expected] ?? expected))];
    if (names.length > 0) return `This must be ${names.join(" or ")}.`;
  }
  return "This has the wrong form.";
}
