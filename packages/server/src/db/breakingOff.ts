import { type SQL, sql } from "drizzle-orm";
import { sqlState } from "./transaction.ts";

const mark = "broken off: ";
/** invalid_text_representation */
const noNumber = "22P02";

/** Breaks the transaction off and says why, for each row it is asked for: SQL alone has no word for that but a cast that fails. */
export function breakingOff(reason: SQL): SQL {
  return sql`cast(${sql.raw(`'${mark}'`)} || ${reason} as integer)`;
}

/** Why a statement broke its transaction off; undefined for any other error. The text may be quoted in any language. */
export function reasonOfBreaking(error: unknown): string | undefined {
  if (sqlState(error) !== noNumber) return undefined;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const reason = new RegExp(`${mark}(\\S+;)`).exec(cause.message)?.[1];
    if (reason !== undefined) return reason;
  }
  return undefined;
}
