import { runShop } from "./runShop.ts";

const { stderr } = process;
const done = await runShop(process.argv.slice(2), {
  env: process.env,
  write: (line) => console.log(line),
  errors: {
    write: (text) => void stderr.write(text),
    isTerminal: stderr.isTTY,
    now: () => performance.now(),
  },
});
process.exitCode = done ? 0 : 1;
