/**
 * How many connections a process uses, and how long it waits for the database. All times in milliseconds; 0 sets no
 * limit.
 */
export interface DatabaseLimits {
  /** Maximum connections of this process. */
  connections: number;
  /** Time to get a connection, a new one or one from the pool. */
  connectMs: number;
  /** For one statement. */
  statementMs: number;
  /** For one statement of a search: whoever searches can search for less. */
  searchMs: number;
  /** Results that a search counts, sorts and shows. */
  searchResults: number;
  /** Time to get a row or table lock that another transaction holds. */
  lockMs: number;
  /** For an idle transaction. */
  idleMs: number;
  /** The replica is not used while its data is older than this. */
  readLagMs: number;
  /** Statements slower than this are logged. */
  slowMs: number;
  /**
   * Whether there is a pooler that lends a connection for one transaction. No state may then be left on a connection.
   */
  transactionPooler: boolean;
}

/** No limits; for tests and tools. */
export const noLimits: DatabaseLimits = {
  connections: 10,
  connectMs: 10_000,
  statementMs: 0,
  searchMs: 0,
  searchResults: 10_000,
  lockMs: 0,
  idleMs: 0,
  readLagMs: 5_000,
  slowMs: 0,
  transactionPooler: false,
};

/**
 * Reads `SUNDRY_DB_CONNECTIONS` and the other database settings. Throws an Error with one plain sentence if one is
 * malformed.
 */
export function readDatabaseLimits(env: NodeJS.ProcessEnv): DatabaseLimits {
  return {
    connections: count(env, "SUNDRY_DB_CONNECTIONS", 10, 2, 1_000),
    connectMs: 1_000 * count(env, "SUNDRY_DB_CONNECT_SECONDS", 5, 1, 600),
    statementMs: 1_000 * count(env, "SUNDRY_DB_STATEMENT_SECONDS", 10, 0, 3_600),
    searchMs: 1_000 * count(env, "SUNDRY_DB_SEARCH_SECONDS", 2, 0, 3_600),
    searchResults: count(env, "SUNDRY_DB_SEARCH_RESULTS", 10_000, 100, 10_000),
    lockMs: 1_000 * count(env, "SUNDRY_DB_LOCK_SECONDS", 5, 0, 3_600),
    idleMs: 1_000 * count(env, "SUNDRY_DB_IDLE_SECONDS", 30, 0, 3_600),
    readLagMs: 1_000 * count(env, "SUNDRY_DB_READ_LAG_SECONDS", 5, 2, 3_600),
    slowMs: count(env, "SUNDRY_DB_SLOW_MS", 1_000, 0, 3_600_000),
    transactionPooler: poolerIn(env),
  };
}

function poolerIn({ SUNDRY_DB_POOLER: text }: NodeJS.ProcessEnv): boolean {
  if (!text || text === "none") return false;
  if (text === "transaction") return true;
  throw new Error(`SUNDRY_DB_POOLER must be none or transaction; it is "${text}".`);
}

function count(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new Error(`${name} must be a whole number from ${min} to ${max}; it is "${text}".`);
}
