import { changeGoods, type SellerChange } from "#server/modules/catalogue/goods/sellerChanges.ts";
import { type Command, type CommandArguments, oneOf, UsageError, wordAt } from "../command.ts";

/** Stores' actions on what they sell: a cart that has it shows what has changed. */
export const goodsCommands: readonly Command[] = [
  {
    name: "goods",
    usage: "<goods> off|on|stock <pieces>|price <percent>",
    does: "takes goods off sale or back on, sets the stock of all variants, or changes prices in percent",
    async run(tx, _services, called) {
      const id = wordAt(called, 0, "number of the goods");
      await changeGoods(tx, id, changeOf(called));
      return `Goods ${id}: ${called.words.slice(1).join(" ")}.`;
    },
  },
];

function changeOf(called: CommandArguments): SellerChange {
  const kind = oneOf(wordAt(called, 1, "change"), ["off", "on", "stock", "price"]);
  if (kind === "off") return { shelf: "DOWN" };
  if (kind === "on") return { shelf: "UPPER" };
  const number = Number(wordAt(called, 2, kind === "stock" ? "pieces" : "percent"));
  const [least, most] = kind === "stock" ? [0, 1_000_000] : [1, 1_000];
  if (!Number.isInteger(number) || number < least || number > most)
    throw new UsageError(`Say a whole number from ${least} to ${most}.`);
  return kind === "stock" ? { stock: number } : { pricePercent: number };
}
