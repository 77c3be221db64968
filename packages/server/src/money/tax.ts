/** How the tax of an order is calculated; copied into the order, so that later settings don't change it. */
export interface TaxRules {
  /** `included`: the prices have it in them. `added`: it comes on top of them. */
  mode: "included" | "added";
  /** Rounded for each line, or once for all lines of an order with the same rate. */
  rounding: "line" | "order";
  /** The smallest amount that the currency can pay, in cents: 1, or 100 for a yen. */
  unitCents: number;
}

/** A line, as far as its tax is concerned. */
export interface TaxedLine {
  /** Goods with their freight, less discounts. With `included` prices this has the tax in it. */
  cents: number;
  /** Hundredths of a percent: 1900 is 19%. */
  rate: number;
}

/** What of an amount has one rate. */
export interface TaxShare {
  rate: number;
  /** What is paid, with the tax. */
  grossCents: number;
  taxCents: number;
}

/** A fraction of whole numbers. */
interface Exact {
  part: bigint;
  whole: bigint;
}

/**
 * The tax of each line of an order, in cents, half a unit rounded up. Freight has the rate of the goods it is for. Rounded per
 * order, the lines of a rate share its rounded sum: each gets its whole units, and those with the largest rest one more.
 */
export function taxPerLine(lines: readonly TaxedLine[], { mode, rounding, unitCents }: TaxRules): number[] {
  const exact = lines.map((line) => exactUnits(line, mode, unitCents));
  const units = rounding === "line" ? exact.map(rounded) : exact.map(floored);
  if (rounding === "order") for (const at of placesByRate(lines).values()) giveRest(at, exact, units);
  return units.map((count) => count * unitCents);
}

/**
 * The tax in what went back of a line so far; `taxCents` and `wholeCents` are those of the whole line. Of the whole
 * amount it is the whole tax, so the parts of a line never sum to more.
 */
export function taxInPart(taxCents: number, partCents: number, wholeCents: number): number {
  return wholeCents === 0 ? 0 : rounded({ part: BigInt(taxCents) * BigInt(partCents), whole: BigInt(wholeCents) });
}

/** The sums of lines by rate, the highest first. */
export function taxByRate(lines: readonly TaxShare[]): TaxShare[] {
  const byRate = Map.groupBy(lines, ({ rate }) => rate);
  return [...byRate]
    .sort(([one], [other]) => other - one)
    .map(([rate, some]) => ({
      rate,
      grossCents: some.reduce((sum, { grossCents }) => sum + grossCents, 0),
      taxCents: some.reduce((sum, { taxCents }) => sum + taxCents, 0),
    }));
}

function exactUnits({ cents, rate }: TaxedLine, mode: TaxRules["mode"], unitCents: number): Exact {
  const whole = mode === "included" ? 10_000 + rate : 10_000;
  return { part: BigInt(cents) * BigInt(rate), whole: BigInt(whole) * BigInt(unitCents) };
}

function rounded({ part, whole }: Exact): number {
  return Number((2n * part + whole) / (2n * whole));
}

function floored({ part, whole }: Exact): number {
  return Number(part / whole);
}

function placesByRate(lines: readonly TaxedLine[]): Map<number, number[]> {
  return Map.groupBy(lines.keys(), (at) => lines[at]?.rate ?? 0);
}

/** Gives lines of one rate what their rounded sum has more than their whole units. */
function giveRest(places: readonly number[], exact: readonly Exact[], units: number[]): void {
  const some = places.flatMap((at) => (exact[at] ? [{ at, rest: exact[at].part % exact[at].whole }] : []));
  // Lines of one rate have one denominator.
  const whole = exact[places[0] ?? 0]?.whole ?? 1n;
  const part = places.reduce((sum, at) => sum + (exact[at]?.part ?? 0n), 0n);
  const given = places.reduce((sum, at) => sum + (units[at] ?? 0), 0);
  const left = rounded({ part, whole }) - given;
  const first = some.sort(
    (one, other) => Number(other.rest > one.rest) - Number(other.rest < one.rest) || one.at - other.at,
  );
  for (const { at } of first.slice(0, left)) units[at] = (units[at] ?? 0) + 1;
}
