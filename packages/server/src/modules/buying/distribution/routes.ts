import * as calls from "@sundry/api/contract/distribution";
import { type Route, serve } from "#server/http/serve.ts";
import { bindBuyer } from "./binding.ts";
import { askForCash, cashHistory } from "./cash.ts";
import { chooseGoods, promotableGoods } from "./goods.ts";
import { distributionResults } from "./results.ts";
import { applyForDistribution, myDistribution } from "./service.ts";

export const distributionRoutes: readonly Route[] = [
  serve(calls.get, ({ tx, services, buyer }) => myDistribution(tx, services, buyer)),
  serve(calls.apply, ({ tx, services, buyer, input }) => applyForDistribution(tx, services, buyer, input)),
  serve(calls.goods, ({ tx, services, buyer, input, lang }) => promotableGoods(tx, services, buyer, { input, lang })),
  serve(calls.checkGoods, ({ tx, services, buyer, input }) => chooseGoods(tx, services, buyer, input)),
  serve(calls.cashList, ({ tx, services, buyer, input }) => cashHistory(tx, services, buyer, input)),
  serve(calls.cash, ({ tx, services, buyer, input }) => askForCash(tx, services, buyer, input)),
  serve(calls.bind, ({ tx, services, buyer, input }) => bindBuyer(tx, services, buyer, input.code)),
  serve(calls.orders, ({ tx, services, buyer, input, lang }) =>
    distributionResults(tx, services, buyer, { input, lang }),
  ),
];
