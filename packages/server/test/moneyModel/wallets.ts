import type { Model } from "./model.ts";

export function canWithdraw(model: Model, cents: number): boolean {
  return model.balance - model.welcome >= cents;
}

export function freeze(model: Model, id: string, cents: number): void {
  model.withdrawals.push({ id, cents, open: true });
  model.balance -= cents;
  model.frozen += cents;
  model.move("wallet", "frozen", cents);
}

export function decideWithdrawal(model: Model, one: Model["withdrawals"][number], paid: boolean): void {
  one.open = false;
  model.frozen -= one.cents;
  if (!paid) model.balance += one.cents;
  model.move("frozen", paid ? "payout" : "wallet", one.cents);
}

export function askForCash(model: Model, sn: string, cents: number): void {
  model.commission.free -= cents;
  model.commission.cashing += cents;
  model.cashings.push({ sn, cents, open: true });
}

export function decideCash(model: Model, one: Model["cashings"][number], granted: boolean): void {
  one.open = false;
  model.commission.cashing -= one.cents;
  if (!granted) model.commission.free += one.cents;
  else {
    model.commission.cashed += one.cents;
    model.move("funding", "promoter", one.cents);
  }
}
