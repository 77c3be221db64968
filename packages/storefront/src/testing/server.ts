import type { Call, Result } from "@sundry/api/contract/call";

/** Named values of a request: from its path, its query and its form. */
type Sent = Readonly<Record<string, string>>;

/** The server's answer to one call in a test. */
export interface Answer {
  readonly call: Call;
  readonly reply: (sent: Sent) => Reply | Promise<Reply>;
}

type Reply =
  | { readonly status: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> }
  | "network";

const envelope = (status: number, fields: object): Reply => ({
  status,
  body: JSON.stringify({ code: status, message: "success", timestamp: Date.now(), ...fields }),
});

/** Answers a call with a result, or with what a function makes of the request's input. */
export function answer<C extends Call>(
  call: C,
  result: Result<C> | ((sent: Sent) => Result<C> | Promise<Result<C>>),
): Answer {
  const make = typeof result === "function" ? (result as (sent: Sent) => unknown) : () => result;
  return { call, reply: async (sent) => envelope(200, { success: true, result: await make(sent) }) };
}

/** Refuses a call with the server's message. */
export function refuse(call: Call, message: string, code = 4002): Answer {
  return { call, reply: () => envelope(400, { success: false, code, message, result: null }) };
}

/** Asks a call to come back at once, as a busy server does that has not begun it. */
export function busy(call: Call): Answer {
  const body = { success: false, code: 1012, message: "busy", result: null };
  return { call, reply: () => ({ status: 503, body: JSON.stringify(body), headers: { "Retry-After": "0" } }) };
}

/** Makes a call fail: a server error, a missing call, or no network. */
export function fail(call: Call, how: "server" | "missing" | "network"): Answer {
  return { call, reply: () => (how === "network" ? how : { status: how === "missing" ? 404 : 500, body: "" }) };
}

/** A page of records, as every list returns it. */
export function pageOf<T>(records: readonly T[], total = records.length, size = 24) {
  return { records: [...records], total, size, current: 1, pages: Math.ceil(total / size) };
}

interface Match {
  readonly answer: Answer;
  readonly values: Record<string, string>;
}

/** A server in the page: it gives only the answers that a test has set, and records the requests. */
export function createServer(known: readonly Answer[]) {
  const answers = [...known];
  const asked: { id: string; sent: Sent }[] = [];
  /** Requests without a prepared answer. */
  const unknown: string[] = [];

  /** The latest answer set for the call of this path; a path without a parameter takes precedence. */
  function find(method: string, path: string): Match | undefined {
    const matches = answers.toReversed().flatMap((one): Match[] => {
      const values = one.call.method === method ? matched(one.call.path, path) : undefined;
      return values ? [{ answer: one, values }] : [];
    });
    return matches.sort((a, b) => Object.keys(a.values).length - Object.keys(b.values).length)[0];
  }

  async function fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, location.origin);
    const path = url.pathname.replace(/^\/api/, "");
    const method = init.method ?? "GET";
    const found = find(method, path);
    if (!found) {
      unknown.push(`${method} ${path}`);
      // At once, because the page now waits for it.
      console.error(`No answer to ${method} ${path}: the test must give renderPage one in \`answers\`.`);
      return new Response("", { status: 404 });
    }
    const sent = { ...found.values, ...texts(url.searchParams), ...bodyOf(init) };
    asked.push({ id: found.answer.call.id, sent });
    const reply = await found.answer.reply(sent);
    init.signal?.throwIfAborted();
    if (reply === "network") throw new TypeError("Failed to fetch");
    const response = new Response(reply.body, { status: reply.status, headers: reply.headers ?? {} });
    // The body is there at once: a stream takes as long as the machine is busy, and `quiet` couldn't know.
    return Object.assign(response, { text: async () => reply.body });
  }

  return {
    fetch,
    unknown,
    /** Sets the answer to a call from now on. */
    answer: (...more: readonly Answer[]) => void answers.push(...more),
    /** Resolves once nothing more is asked: what an action reads afterwards fails in a shop that is gone. */
    async quiet(): Promise<void> {
      let before: number;
      do {
        before = asked.length + unknown.length;
        await new Promise(requestAnimationFrame);
        for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
      } while (asked.length + unknown.length > before);
    },
    /** The input of each request of a call so far. */
    sent: (call: Pick<Call, "id">) => asked.filter(({ id }) => id === call.id).map(({ sent }) => sent),
  };
}

function matched(template: string, path: string): Record<string, string> | undefined {
  const names: string[] = [];
  const pattern = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return "([^/]+)";
  });
  const found = new RegExp(`^${pattern}$`).exec(path);
  return found
    ? Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? "")]))
    : undefined;
}

const texts = (fields: URLSearchParams): Sent => Object.fromEntries(fields);

function bodyOf({ body }: RequestInit): Sent {
  if (body instanceof FormData)
    return Object.fromEntries([...body].filter((field): field is [string, string] => typeof field[1] === "string"));
  if (typeof body !== "string") return {};
  return body.startsWith("{") ? (JSON.parse(body) as Sent) : texts(new URLSearchParams(body));
}
