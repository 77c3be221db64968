import fc from "fast-check";
import { expect } from "vitest";
import type { Tx } from "#server/db/transaction.ts";
import { booksOf } from "./books.ts";
import type { Model } from "./model.ts";
import { attempt, type Done, type Run } from "./shop.ts";
import type { Order } from "./world.ts";

/** Longer than what counts as a repeated click. */
const pauseMs = 3001;

/** A step on model and shop. */
export type Command = fc.AsyncCommand<Model, Run>;

/** A step: what it does to the shop and the model, after which both must agree. */
class Step implements Command {
  readonly #name: string;
  readonly #possible: (model: Readonly<Model>) => boolean;
  readonly #work: (model: Model, run: Run) => Promise<void>;

  constructor(
    name: string,
    work: (model: Model, run: Run) => Promise<void>,
    possible: (model: Readonly<Model>) => boolean = () => true,
  ) {
    this.#name = name;
    this.#work = work;
    this.#possible = possible;
  }

  check(model: Readonly<Model>): boolean {
    return this.#possible(model);
  }

  async run(model: Model, run: Run): Promise<void> {
    model.now += pauseMs;
    run.clock.at = model.now;
    await this.#work(model, run);
    same(await booksOf(run), { ...model.seen(), faults: [] }, this.#name);
    // Each refund and each commission is rounded once.
    same(
      Math.max(0, model.made - model.lateCommission - model.cases.length - model.paybacks - model.lines.length),
      0,
      this.#name,
    );
  }

  toString(): string {
    return this.#name;
  }
}

/** The shop did it if, and only if, the model allows it. */
export function agreed<T>(done: Done<T>, allowed: boolean): done is { ok: true; value: T } {
  expect(done.ok ? "done" : `refused ${done.code}`).toMatch(allowed ? /^done$/ : /^refused/);
  return done.ok;
}

/** What the shop says is what the model says. */
export function same(shown: unknown, expected: unknown, after?: string): void {
  expect(shown, after).toEqual(expected);
}

/**
 * One of the things that a step could apply to: usually one for which it is possible, sometimes any, so that refusals are
 * tried too.
 */
export function pick<T>(all: readonly T[], at: number, fits: (one: T) => boolean): T | undefined {
  const fitting = all.filter(fits);
  const from = fitting.length > 0 && at % 5 > 0 ? fitting : all;
  return from[at % Math.max(1, from.length)];
}

/** A number that {@link pick} chooses by. */
export const at = fc.nat(59);
export const cents = fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 900_000 }));
/** The proof of a buyer without a payment password. */
export const proof = { hash: null, outcome: "none" } as const;
export const hasOrders = ({ trades }: Readonly<Model>) => trades.length > 0;

/** A kind of step, with what it depends on. */
export function step<T>(
  name: string,
  input: fc.Arbitrary<T>,
  work: (model: Model, run: Run, input: T) => Promise<void>,
  possible?: (model: Readonly<Model>) => boolean,
): fc.Arbitrary<Command> {
  return input.map((given) => new Step(`${name} ${JSON.stringify(given)}`, (m, r) => work(m, r, given), possible));
}

/** A step on an order that the model allows in some cases. */
export function onOrder(
  name: string,
  allowed: (model: Model, order: Order) => boolean,
  real: (tx: Tx, run: Run, order: Order) => Promise<unknown>,
  then: (model: Model, order: Order) => void,
) {
  return step(
    name,
    at,
    async (model, run, place) => {
      const order = pick(model.orders, place, (one) => allowed(model, one));
      if (!order) return;
      if (agreed(await attempt(run, (tx) => real(tx, run, order)), allowed(model, order))) then(model, order);
    },
    hasOrders,
  );
}
