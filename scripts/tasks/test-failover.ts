/**
 * `npm run test:failover`: tests that kill database servers or need a pooler. They use clusters of Debian's PostgreSQL, one
 * the synchronous standby of the other, and pgbouncer; if these are missing, the task says what to install. A further
 * argument selects files whose name contains it.
 */
import { poolerProgram, postgresPrograms } from "../../packages/server/test/failover/programs.ts";
import { passSignalsOn, show, tool } from "../run/command.ts";

passSignalsOn();
try {
  console.log(`PostgreSQL from ${postgresPrograms()}, ${poolerProgram()}`);
  const words = process.argv.slice(2);
  const { status } = await show({ args: tool("vitest", "run", "--project", "failover", ...words) });
  process.exitCode = status;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
