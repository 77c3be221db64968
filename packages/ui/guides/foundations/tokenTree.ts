interface TokenTree {
  readonly [key: string]: string | TokenTree;
}

/** A token with the path to it. */
export interface Token {
  readonly path: readonly string[];
  readonly value: string;
}

/** The tokens of a tree, in order. */
export function tokensOf(tree: TokenTree, path: readonly string[] = []): readonly Token[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [{ path: [...path, key], value }] : tokensOf(value, [...path, key]),
  );
}

/** The value at a path such as `text.onBrand`. */
export function tokenAt(tree: TokenTree, path: string): string {
  return tokensOf(tree).find((token) => token.path.join(".") === path)?.value ?? "";
}
