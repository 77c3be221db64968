import type { ClientBase } from "pg";

/** Called for a slow statement, with its text (without the values) and its duration in milliseconds. */
export type SlowStatement = (text: string, ms: number) => void;

/** Maximum length of the reported text. */
const maxText = 500;

type Query = (...statement: unknown[]) => unknown;

/** Measures the statements of a connection, whoever sends them and however they end. */
export function reportSlowStatements(client: ClientBase, slowMs: number, report: SlowStatement): void {
  const send = client.query.bind(client) as Query;
  const watched: Query = (...statement) => {
    const begun = performance.now();
    const over = () => {
      const ms = performance.now() - begun;
      if (ms >= slowMs) report(textOf(statement[0]), Math.round(ms));
    };
    // The pool passes a callback; everybody else awaits the promise.
    const last = statement.at(-1);
    if (typeof last === "function") {
      const answered = (...answer: unknown[]) => {
        over();
        (last as Query)(...answer);
      };
      return send(...statement.slice(0, -1), answered);
    }
    const answer = send(...statement);
    if (answer instanceof Promise) answer.then(over, over);
    return answer;
  };
  Object.assign(client, { query: watched });
}

function textOf(statement: unknown): string {
  const text = typeof statement === "object" && statement !== null && "text" in statement ? statement.text : statement;
  return typeof text === "string" ? text.replace(/\s+/g, " ").slice(0, maxText) : "";
}
