import fc from "fast-check";
import { buy, claim, exchange, pickUp, register } from "./buyingSteps.ts";
import { dayMs, hourMs, minuteMs } from "./offers.ts";
import { cancel, close, collect, receive, review, send } from "./orderSteps.ts";
import { pass as passes } from "./passing.ts";
import { announce, arrive, payByCard, payWallet, topUp } from "./payingSteps.ts";
import { accept, ask, decline, giveBack, grant, payBack, payOut, turnDown, withdrawCase } from "./returnSteps.ts";
import { type Command, step } from "./step.ts";
import { runTimers } from "./timers.ts";
import { cash, decideCommission, decideMoney, withdraw } from "./walletSteps.ts";

const passing = (times: fc.Arbitrary<number>) =>
  step("time passes", times, async (model, run, ms) => {
    passes(model, ms);
    run.clock.at = model.now;
    await runTimers(run);
  });
const pass = passing(fc.constantFrom(minuteMs, 40 * minuteMs, 25 * hourMs, 4 * dayMs, 8 * dayMs));
const endOfReturns = passing(fc.constant(16 * dayMs));

/** How most sequences begin, so that what follows meets orders in late states. */
const beginnings = fc.oneof(
  ...[
    [],
    [buy, payWallet, send, receive],
    [claim, buy, payWallet, send, ask, grant],
    [buy, announce, arrive, send, receive, ask, grant],
    [claim, buy, payByCard, arrive, send, receive, ask],
    [pickUp, payWallet, ask, grant],
    [claim, claim, claim, buy, payWallet, cancel, payWallet],
    [claim, claim, buy, announce, arrive, cancel, payByCard, arrive, cancel],
    [topUp, arrive, withdraw, decideMoney],
    [buy, buy, cancel, buy, payWallet],
    [buy, payWallet, send, receive, review, endOfReturns, cash, decideCommission],
    [buy, payWallet, send, ask, grant, giveBack],
    [buy, payWallet, payBack, send, receive, payBack],
    [pickUp, payWallet, ask, grant, payBack],
  ].map((steps) => fc.tuple(...steps)),
);

/** Steps in any order. */
const anySteps = fc.commands(
  [
    ...[buy, payWallet, send, receive, ask, ask, grant, grant, arrive, pass, pass, endOfReturns],
    ...[claim, pickUp, exchange, register, announce, payByCard, topUp, cancel, close, collect],
    ...[decline, withdrawCase, giveBack, giveBack, accept, accept, turnDown, payOut, payBack, payBack, review],
    ...[withdraw, decideMoney, cash, decideCommission],
  ],
  { maxCommands: 24, size: "max" },
);

/** Sequences of steps. */
export const sequences = fc.tuple(beginnings, anySteps).map(([first, rest]): Command[] => [...first, ...rest]);
