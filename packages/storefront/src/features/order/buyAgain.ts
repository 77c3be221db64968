import { ApiError } from "@sundry/api/client";
import { addSku, getAll, setSkus } from "@sundry/api/contract/cart";
import { skuDetail } from "@sundry/api/contract/goods";
import type { Price } from "@sundry/api/contract/scalars";
import { client, type Fault } from "../../shared/data/client.ts";
import type { BoughtAgain } from "../../shared/goods/boughtAgain.ts";

/** What the server says about a count: too little stock, below the minimum (rules 20). */
const tooFew = 11011;
const belowMinimum = 11025;

/** A line that can be bought again. */
export interface BoughtLine {
  goodsId: string;
  skuId: string;
  num: number;
  name: string;
  /** Values of its options as text. */
  specs?: string | null | undefined;
  image?: string | null | undefined;
  /** List price of a piece when the order was made. */
  goodsPrice?: Price;
}

interface Outcome {
  line: BoughtLine;
  added: number;
  fault?: ApiError;
}

/**
 * Puts the lines of an order into the cart again: all pieces, or as many as there are, or as many as the minimum is now. One
 * refused line does not keep the others out. Resolves to what became of each; throws if the connection fails.
 */
export async function buyAgain(
  lines: readonly BoughtLine[],
  reasonOf: (fault: Fault) => string,
): Promise<readonly BoughtAgain[]> {
  const outcomes = await addAll(lines);
  await addTogether(outcomes);
  for (const outcome of outcomes) if (outcome.added === 0) await addWhatIsPossible(outcome);
  const prices = outcomes.some(({ added }) => added > 0) ? await pricesNow() : new Map<string, Price>();
  return outcomes.map(({ line, added, fault }) => ({
    id: line.skuId,
    name: line.specs ? `${line.name} (${line.specs})` : line.name,
    asked: line.num,
    added,
    ...(line.image && { image: line.image }),
    ...(line.goodsPrice != null && { was: line.goodsPrice }),
    ...(prices.get(line.skuId) != null && { now: prices.get(line.skuId) ?? "" }),
    ...(added === 0 && fault && { reason: reasonOf(fault) }),
  }));
}

/** Adds lines in as few calls as possible: an order may have a hundred. */
async function addAll(lines: readonly BoughtLine[]): Promise<Outcome[]> {
  if (lines.length > 1 && client.supports(setSkus)) {
    const { skuList } = await client.send(getAll, {});
    return addMany(lines, new Map(skuList.map(({ goodsSku, num }) => [goodsSku.id, num])));
  }
  const outcomes: Outcome[] = [];
  for (const line of lines) outcomes.push(await add(line, line.num));
  return outcomes;
}

/** Adds all lines at once; if they are refused, each half on its own, down to the line that is. */
async function addMany(lines: readonly BoughtLine[], inCart: ReadonlyMap<string, number>): Promise<Outcome[]> {
  const [first] = lines;
  if (first && lines.length === 1) return [await add(first, first.num)];
  try {
    const counts = lines.map(({ skuId, num }) => ({ skuId, num: num + (inCart.get(skuId) ?? 0) }));
    await client.send(setSkus, { lines: counts });
    return lines.map((line) => ({ line, added: line.num }));
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    const middle = Math.ceil(lines.length / 2);
    return [...(await addMany(lines.slice(0, middle), inCart)), ...(await addMany(lines.slice(middle), inCart))];
  }
}

async function add(line: BoughtLine, num: number): Promise<Outcome> {
  try {
    await client.send(addSku, { skuId: line.skuId, num });
    return { line, added: num };
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    return { line, added: 0, fault };
  }
}

/** Variants of the same goods may reach the minimum together. */
async function addTogether(outcomes: readonly Outcome[]): Promise<void> {
  const short = outcomes.filter(({ fault }) => fault?.code === belowMinimum);
  if (short.length < 2 || !client.supports(setSkus)) return;
  try {
    await client.send(setSkus, { lines: short.map(({ line }) => ({ skuId: line.skuId, num: line.num })) });
    for (const outcome of short) outcome.added = outcome.line.num;
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
  }
}

/** Adds the minimum if that has risen, or the rest if the stock has fallen. */
async function addWhatIsPossible(outcome: Outcome): Promise<void> {
  const { line, fault } = outcome;
  if (fault?.code !== tooFew && fault?.code !== belowMinimum) return;
  try {
    const { data, wholesaleList } = await client.send(skuDetail, { goodsId: line.goodsId, skuId: line.skuId });
    const tiers = (wholesaleList ?? []).map(({ num }) => num);
    const minimum = tiers.length > 0 ? Math.min(...tiers) : (data.minimum ?? 1);
    const num = fault.code === tooFew ? data.quantity : minimum;
    if (num < minimum || num > data.quantity) return;
    outcome.added = (await add(line, num)).added;
  } catch (other) {
    if (!(other instanceof ApiError)) throw other;
  }
}

/** List prices of what is in the cart, by SKU: they are compared with the list prices of the past order. */
async function pricesNow(): Promise<ReadonlyMap<string, Price>> {
  const { skuList } = await client.send(getAll, {});
  return new Map(skuList.map(({ goodsSku }) => [goodsSku.id, goodsSku.price]));
}
