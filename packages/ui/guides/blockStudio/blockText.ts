import { type BlockType, blockTypes, checkPage, type PageFault } from "../../src/blocks/schema/index.ts";

/** A block as the studio edits it: of a known type, with options of any kind. */
export interface StudioBlock {
  readonly type: BlockType;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A block from its text, or why the text is none. */
export type ReadBlock = { readonly block: StudioBlock } | { readonly problem: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads a block from JSON text. */
export function readBlock(text: string): ReadBlock {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problem: `This is not JSON yet: ${error instanceof Error ? error.message : "it cannot be read"}` };
  }
  if (!isRecord(value)) return { problem: "A block is an object with a type and options." };
  const type = blockTypes.find((known) => known === value.type);
  if (!type) return { problem: `There is no block of the type ${JSON.stringify(value.type) ?? "undefined"}.` };
  if (!isRecord(value.options)) return { problem: "The options of a block are an object." };
  return { block: { type, options: value.options } };
}

/** A block as text that people read. */
export function writeBlock(block: StudioBlock): string {
  return JSON.stringify(block, undefined, 2);
}

/** What the schema says against a block, by the place inside it. */
export function faultsOf(block: StudioBlock): readonly PageFault[] {
  return checkPage({ list: [block] }).map(({ path, message }) => ({ path: path.replace(/^list\.0\./, ""), message }));
}

/** A text in letters that an address may have. */
export function toLink(text: string): string {
  const letters = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text of a link, or undefined if the link is damaged. */
export function fromLink(link: string): string | undefined {
  try {
    const letters = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
