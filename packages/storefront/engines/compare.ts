import type { Layout, Piece } from "./page/measure.ts";

/** Last piece that must be in both, in px from the top: below, a difference of 5 % moves one out of what is measured. */
const last = 1620;
/** Smallest difference that counts, in px, and as a share of the place or size. */
const px = 8;
const share = 0.05;
/** The most that lines which broke otherwise may move what follows, in px. */
const farthest = 60;

/**
 * What is laid out otherwise than in the reference: pieces that only one of them has, and places and sizes that differ
 * by more than 8 px and more than 5 %. Text may break into one line more or less, which moves what is below it.
 */
export function differences(reference: Pick<Layout, "pieces">, layout: Pick<Layout, "pieces">): string[] {
  const there = [...layout.pieces];
  const found: string[] = [];
  // How much lines that broke otherwise have moved what follows.
  let moved = 0;
  for (const expected of reference.pieces) {
    const actual = nearest(expected, there, moved);
    const isAlike = actual && (alike(expected, actual, 0) || alike(expected, actual, moved));
    // What is this far down may be below what is measured, or another one of its name is.
    if (!isAlike && expected.y > last) continue;
    if (actual) there.splice(there.indexOf(actual), 1);
    if (!actual) found.push(`missing: ${expected.name} at ${placeOf(expected)}`);
    else if (isAlike) {
      const by = actual.y - expected.y;
      if (Math.abs(by) <= farthest) moved = by;
    } else found.push(`${expected.name}: ${placeOf(expected)} in Chromium, ${placeOf(actual)} here`);
  }
  for (const { name, x, y } of there) if (y < last * (1 - share)) found.push(`only here: ${name} at ${x}, ${y}`);
  return found;
}

/** The piece of the same name that is nearest to where it is expected. */
function nearest({ name, x, y }: Piece, pieces: readonly Piece[], moved: number): Piece | undefined {
  const far = (piece: Piece) => Math.abs(piece.x - x) + Math.min(Math.abs(piece.y - y), Math.abs(piece.y - moved - y));
  return pieces
    .filter((piece) => piece.name === name)
    .reduce<Piece | undefined>((best, piece) => (best && far(best) <= far(piece) ? best : piece), undefined);
}

function alike(one: Piece, other: Piece, moved: number): boolean {
  const near = (a: number, b: number, more = 0) => Math.abs(a - b) <= Math.max(px, share * Math.max(a, b)) + more;
  return (
    near(one.x, other.x) &&
    near(one.y + moved, other.y, one.line) &&
    (one.inline || near(one.width, other.width)) &&
    near(one.height, other.height, one.line)
  );
}

const placeOf = ({ x, y, width, height }: Piece) => `${x}, ${y}, ${width} × ${height}`;
