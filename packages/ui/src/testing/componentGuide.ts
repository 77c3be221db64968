type OneOrMore<Entry> = readonly [Entry, ...(readonly Entry[])];

/** What the page of a component says before its stories: `parameters: { guide }` of the stories' meta. */
export interface ComponentGuide {
  /** When it is the right one. */
  readonly use: OneOrMore<string>;
  /** When another one is, and which. */
  readonly avoid: OneOrMore<string>;
  /** Its parts, in order: a name and what it is for. */
  readonly anatomy: OneOrMore<readonly [part: string, purpose: string]>;
  /** What keyboards and screen readers meet, and what is left to the page. */
  readonly accessibility: OneOrMore<string>;
}
