import { couponNames, offers, skuNames } from "./offers.ts";
import {
  type Case,
  commissionKept,
  earnedBy,
  flowOf,
  half,
  type Line,
  type Newcomer,
  type Order,
  type Owned,
  type Payment,
  piecesOut,
  refunded,
  reviewWorth,
  sum,
  type Trade,
} from "./world.ts";

/**
 * A buyer, a promoter and some stores in memory, written from the rules alone: what each of them has and owes after every
 * step. Its rules are in the files beside it, by subject. It shares no code with the server. Amounts in cents, times in epoch ms.
 */
export class Model {
  now: number;
  /** Whether tax comes on top of the prices. Tax in them changes no sum. */
  readonly hasAddedTax: boolean;
  trades: Trade[] = [];
  owned: Owned[] = [];
  payments: Payment[] = [];
  newcomers: Newcomer[] = [];
  withdrawals: { id: string; cents: number; open: boolean }[] = [];
  cashings: { sn: string; cents: number; open: boolean }[] = [];
  balance: number = offers.welcomeCents + offers.ownCents;
  welcome: number = offers.welcomeCents;
  frozen = 0;
  commission = { pending: 0, free: 0, cashing: 0, cashed: 0 };
  sentBack = 0;
  /** How often the shop has paid money back of itself. */
  paybacks = 0;
  /** Commission that was granted for money which the shop paid back of itself afterwards: it stays granted. */
  lateCommission = 0;
  readonly accounts = new Map<string, number>();

  constructor(now: number, hasAddedTax: boolean) {
    this.now = now;
    this.hasAddedTax = hasAddedTax;
  }

  /** Tax on top of what a line costs, rounded for each line. */
  taxOn(cents: number): number {
    return this.hasAddedTax ? half(cents, offers.tax, 100) : 0;
  }

  get orders(): Order[] {
    return this.trades.flatMap(({ orders }) => orders);
  }
  get lines(): Line[] {
    return this.orders.flatMap(({ lines }) => lines);
  }
  get cases(): Case[] {
    return this.lines.flatMap(({ cases }) => cases);
  }

  /** Points that can be spent. */
  get points(): number {
    const spent = sum(this.orders, ({ state, points }) => (state === "CANCELLED" ? 0 : points));
    const released = sum(this.orders, (order) => (order.released ? earnedBy(order) : 0));
    const reviews = sum(this.lines, (line) => (line.reviewPoints === "RELEASED" ? reviewWorth(line) : 0));
    return offers.welcomePoints - spent + released + reviews;
  }

  get pendingPoints(): number {
    const waiting = sum(this.orders, (order) => (order.completedAt !== null && !order.released ? earnedBy(order) : 0));
    return waiting + sum(this.lines, (line) => (line.reviewPoints === "PENDING" ? reviewWorth(line) : 0));
  }

  /** Moves money between accounts; the wallet's balance is kept apart from its welcome part. */
  move(from: string, to: string, cents: number): void {
    if (cents === 0) return;
    this.accounts.set(from, (this.accounts.get(from) ?? 0) - cents);
    this.accounts.set(to, (this.accounts.get(to) ?? 0) + cents);
  }

  /**
   * Money that left the marketplace or could, to the buyer or as commission, beyond what came in as own money. Above 0 but for
   * roundings, welcome money has become money to withdraw.
   */
  get made(): number {
    const { free, cashing, cashed } = this.commission;
    const open = this.lines.filter(({ commissionState }) => commissionState === "OPEN");
    const out = this.balance - this.welcome + this.frozen + (this.accounts.get("payout") ?? 0) + this.sentBack;
    const own = offers.ownCents + sum(this.payments, ({ ended, cents }) => (ended ? cents : 0));
    return out + sum(open, commissionKept) + free + cashing + cashed - own;
  }

  /** Everything that must be the same in the database. */
  seen() {
    const accounts: Record<string, number> = {};
    for (const [name, cents] of this.accounts) if (cents !== 0) accounts[name] = cents;
    return {
      wallet: { balance: this.balance, welcome: this.welcome, frozen: this.frozen },
      accounts,
      points: { own: this.points, pending: this.pendingPoints, owed: 0 },
      commission: this.commission,
      coupons: Object.fromEntries(this.owned.map(({ id, trade }) => [id, trade === null ? "NEW" : "USED"] as const)),
      used: Object.fromEntries(
        couponNames.map((name) => {
          const mine = this.owned.filter((one) => one.name === name);
          return [name, [mine.length, mine.filter(({ trade }) => trade !== null).length]];
        }),
      ),
      out: Object.fromEntries(skuNames.map((sku) => [sku, piecesOut(this.lines, sku)])),
      flash: this.flashPieces(),
      orders: Object.fromEntries(this.orders.map((order) => [order.sn, [order.state, flowOf(order), order.invoice]])),
      lines: Object.fromEntries(
        this.lines.map((line) => [line.sn, line.order.closed && line.order.method ? line.flow : refunded(line)]),
      ),
      newcomers: Object.fromEntries(this.newcomers.map(({ id, welcome, points }) => [id, [welcome, welcome, points]])),
      sentBack: this.sentBack,
    };
  }

  /** Pieces of the flash sale that the buyer has, over all days. */
  private flashPieces(): number {
    return sum(this.lines, ({ flashDay, order, num }) => (flashDay === null || order.closed ? 0 : num));
  }
}
