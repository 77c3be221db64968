/** A place in a file. */
export interface Place {
  file: string;
  /** Counted from 1. */
  line: number;
}

/**
 * What something in a file led to, the most harmful first: a product or file left out, a draft, a part left out (a
 * variant, a photo), sold out, a change, a remark.
 */
export const effects = ["leftOut", "draft", "partLeftOut", "soldOut", "changed", "note"] as const;
export type Effect = (typeof effects)[number];

/** Something that an import has to tell. */
export interface Finding extends Place {
  effect: Effect;
  /** Of the product; empty for a whole file. */
  handle: string;
  heading: string | undefined;
  text: string;
}

/** What an import has to tell about its files. */
export class Findings {
  readonly #found: Finding[] = [];
  readonly #handles = new Map<Effect, Set<string>>();

  /** Notes what something led to; `heading` names the column if it is in one. */
  add(
    effect: Effect,
    { file, line, handle = "" }: Place & { handle?: string },
    heading: string | undefined,
    text: string,
  ): void {
    this.#found.push({ effect, file, line, handle, heading, text });
    this.#handles.set(effect, (this.#handles.get(effect) ?? new Set()).add(handle));
  }

  /** Whether the product has a finding with this effect. */
  has(effect: Effect, handle: string): boolean {
    return this.#handles.get(effect)?.has(handle) ?? false;
  }

  /** The most harmful first, each kind by file and line. Of what was left out, nothing else is told. */
  sorted(): Finding[] {
    const rank = (finding: Finding) => effects.indexOf(finding.effect);
    const told = this.#found.filter(
      ({ effect, handle }) => effect === "leftOut" || handle === "" || !this.has("leftOut", handle),
    );
    return told.sort((a, b) => rank(a) - rank(b) || (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  }
}
