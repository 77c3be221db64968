/** Values of the letters, by kind. `trade` is the number of a checkout, `sns` are numbers of orders. */
interface LetterValues {
  /** A checkout became orders, paid or not. */
  ORDER_PLACED: { trade: string };
  /** Some orders of a checkout were paid together. */
  ORDER_PAID: { trade: string; sns: string };
}

export type LetterKind = keyof LetterValues;

/** An event that a buyer gets a letter about. */
export type Letter = { [Kind in LetterKind]: { kind: Kind } & LetterValues[Kind] }[LetterKind];
