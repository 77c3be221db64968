import { existsSync } from "node:fs";
import { access, constants, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { migrate } from "#server/db/migrate.ts";
import { regionRows } from "#server/modules/platform/region/everyRegion.ts";
import { type ShopCall, type ShopCommand, WrongUse } from "../command.ts";
import { type InitAnswers, initAnswers, questions } from "../init/answers.ts";
import { fillEmptyShop } from "../init/emptyShop.ts";
import { envFile, pageConfig } from "../init/settingsFiles.ts";
import { openShopDatabase } from "../openDatabase.ts";

/** A new shop. */
export const initCommands: readonly ShopCommand[] = [
  {
    name: "init",
    usage: "[--name NAME] [--currency USD] [--address https://shop.example.com] [--email ME@EXAMPLE.COM] [--print]",
    does: "makes an empty shop: asks for what is not given, and writes .env and config.json; --print prints config.json instead, for a container, whose settings come from its environment",
    switches: ["print"],
    async run(call) {
      const known: readonly string[] = [...questions.map(({ key }) => key), "into", "print"];
      const unknown = Object.keys(call.options).find((name) => !known.includes(name));
      if (unknown !== undefined) throw new WrongUse(`There is no option --${unknown}.`);
      const isPrinted = call.options.print !== undefined;
      const files = isPrinted ? undefined : await freeFiles(call);
      const answers = await ask(call);
      const database = await openShopDatabase(call.config);
      try {
        await migrate(database);
        await fillEmptyShop(database, { name: answers.name, places: regionRows(), now: Date.now() });
      } finally {
        await database.close();
      }
      if (!files) {
        call.write(pageConfig(answers).trimEnd());
        return true;
      }
      const { env, pages } = files;
      const { dataDir } = call.config;
      await writeFile(env, envFile(answers, dataDir === join(call.root, ".data") ? undefined : dataDir), {
        mode: 0o600,
      });
      await writeFile(pages, pageConfig(answers));
      call.write(`The shop ${answers.name} is made. Its settings are in ${env} and ${pages}.`);
      call.write("Open it with: npm start");
      return true;
    },
  },
];

/** The files of the settings. Throws an Error with one sentence if they are there already, or can't be written. */
async function freeFiles({ options, root }: ShopCall): Promise<{ env: string; pages: string }> {
  const into = resolve(options.into || root);
  const files = { env: join(into, ".env"), pages: join(into, "config.json") };
  for (const file of Object.values(files))
    if (existsSync(file)) throw new Error(`There is a file ${file} already. Move it away to make a new shop.`);
  await access(into, constants.W_OK).catch((cause: unknown) => {
    throw new Error(`Nothing can be written into ${into}. In a container, say --print.`, { cause });
  });
  return files;
}

/** The answers: from options, otherwise from the person at the terminal. */
async function ask({ options }: ShopCall): Promise<InitAnswers> {
  const given: Record<string, string> = {};
  for (const { key, text, fallback } of questions) {
    if (options[key] !== undefined) given[key] = options[key];
    else if (process.stdin.isTTY)
      given[key] = await answerTo(fallback ? `${text} [${fallback}]: ` : `${text}: `, fallback, (answer) =>
        mistakeIn(key, answer),
      );
    else if (fallback) given[key] = fallback;
    else throw new WrongUse(`Say --${key}.`);
  }
  const read = initAnswers.safeParse(given);
  if (read.success) return read.data;
  throw new WrongUse(read.error.issues.map(({ path, message }) => `--${String(path[0])}: ${message}`).join("\n"));
}

/** What is wrong with an answer; undefined if it can be used. */
function mistakeIn(key: keyof InitAnswers, answer: string): string | undefined {
  return initAnswers.shape[key].safeParse(answer).error?.issues[0]?.message;
}

/** Asks until the answer can be used. */
async function answerTo(
  question: string,
  fallback: string,
  mistake: (answer: string) => string | undefined,
): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const answer = (await terminal.question(question)).trim() || fallback;
      const sentence = mistake(answer);
      if (sentence === undefined) return answer;
      process.stdout.write(`${sentence}\n`);
    }
  } finally {
    terminal.close();
  }
}
