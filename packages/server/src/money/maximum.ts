/**
 * The most that the buyer pays, or gets back, in one go. Far above any real order of small commodities, and far below what
 * the database (64 bits) and a number in JavaScript (2^53) hold exactly, so that every sum of these stays exact.
 */

/** All orders of one checkout together: 99,999,999.99. */
export const maxTradeCents = 99_999_999_99;

/** Balance that a top-up may lead to: 999,999,999.99. Refunds go into a wallet whatever it holds. */
export const maxWalletCents = 999_999_999_99;
