/** A place in a file. */
export interface Place {
  file: string;
  /** Counted from 1. */
  line: number;
}

/** The mistakes in files that somebody wants to import, in the order they were found. */
export class Problems {
  readonly #found: (Place & { text: string })[] = [];

  /** Notes a mistake; `heading` names the column if it is in one. */
  add({ file, line }: Place, heading: string | undefined, sentence: string): void {
    this.#found.push({ file, line, text: heading === undefined ? sentence : `${heading}: ${sentence}` });
  }

  get count(): number {
    return this.#found.length;
  }

  /** A line per mistake, by file and line: `products.csv line 7, Variant Price: …`. */
  lines(): string[] {
    return [...this.#found]
      .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
      .map(({ file, line, text }) => `${file} line ${line}, ${text}`);
  }
}
