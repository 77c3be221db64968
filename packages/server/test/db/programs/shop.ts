/**
 * A process that uses the database of a data folder until it is told to stop: `shop.ts <data folder> [write]`. It
 * prints `up`, then with `write` the number of every row that the database has confirmed, and `closed` after SIGTERM.
 */
import { openDatabase } from "#server/db/connect.ts";

const [dataDir = "", mode] = process.argv.slice(2);
const print = (line: string) => process.stdout.write(`${line}\n`);
const database = await openDatabase({ dataDir, log: { info: print, warn: print } });
await database.exclusively("tables", () =>
  database.query("create table if not exists acknowledged (n int primary key)"),
);

let open = true;
process.once("SIGTERM", () => {
  open = false;
});
print("up");

const keepAlive = setInterval(() => {}, 1000);
for (let n = 1; open; n += 1) {
  if (mode === "write") {
    await database.query("insert into acknowledged values ($1)", [n]);
    print(String(n));
  } else {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
clearInterval(keepAlive);
await database.close();
print("closed");
