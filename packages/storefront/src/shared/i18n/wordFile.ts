import type { Messages } from "@sundry/ui/runtime";

/** A file of words: one per area and language, with the same keys. */
export interface WordFile {
  readonly words: object;
  /** Only in `shell.ts`: the words of `ui`. */
  readonly ui?: Messages;
  /** Only in `shell.ts`: the words of the home page, which most visits start with. */
  readonly home?: object;
}
