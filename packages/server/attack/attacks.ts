import { hash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { completeLogin, createClient, safeStorage } from "@sundry/api/client";
import { userLogin } from "@sundry/api/contract/session";
import { type Answer, Line, openSlowly, send, sendForm, type Sender } from "./sending.ts";

/** The shop, and people in it. */
export interface Target {
  url: string;
  /** Names of buyers, all with {@link password}. */
  buyers: readonly string[];
  /** A token of one of them. */
  accessToken: string;
  /** All that the shop has written so far. */
  output(): string;
}

/** A bounded attack. Returns what must be true after it, by name. */
export interface Attack {
  /** Rows of the list of attacks. */
  row: string;
  what: string;
  run(target: Target): Promise<Readonly<Record<string, boolean>>>;
}

export const password = "umbrellas-in-rain";
const megabyte = 1024 * 1024;
const json = { "content-type": "application/json" };

/** Attackers have addresses of their own, some hundred. */
function attacker({ url }: Target, at: number): Sender {
  return { url, address: `198.51.${100 + Math.floor(at / 250)}.${(at % 250) + 1}`, uuid: `attacker-${at}` };
}

/** Repeats something for some seconds in so many loops. */
async function loops(count: number, seconds: number, work: (at: number) => Promise<unknown>): Promise<void> {
  const until = performance.now() + seconds * 1_000;
  const loop = async (at: number) => {
    while (performance.now() < until) await work(at);
  };
  await Promise.all(Array.from({ length: count }, (_, at) => loop(at)));
}

const largeInput: Attack = {
  row: "1",
  what: "20 orders of 340,000 empty lines, then log-ins of 1 MB and deep JSON in three loops for 10 s",
  async run(target) {
    const headers = { ...json, accesstoken: target.accessToken };
    const lines = JSON.stringify({ way: "CART", seen: { lines: Array.from({ length: 340_000 }, () => ({})) } });
    const answers: Answer[] = [];
    for (let at = 0; at < 20; at += 1)
      answers.push(await send(attacker(target, 0), "/api/cart/create/trade", { method: "POST", headers, body: lines }));
    const many = JSON.stringify({ username: "x".repeat(megabyte - 100), password: "y" });
    const deep = `{"username":${"[".repeat(400_000)}${"]".repeat(400_000)}}`;
    const bodies = [
      many,
      deep,
      JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [at, ""]))),
    ];
    await loops(3, 10, async (at) => {
      const sent = { method: "POST" as const, headers: json, body: bodies[at] ?? many };
      answers.push(await send(attacker(target, at), "/api/passport/userLogin", sent));
    });
    return { "every one is refused": answers.every(({ status }) => status >= 400 && status < 500) };
  },
};

const badNames: Attack = {
  row: "2",
  what: "registering with a bad name, 10 in parallel from 4 addresses for 30 s; 12 others log in",
  async run(target) {
    const register = (at: number) =>
      sendForm(attacker(target, at % 4), "/api/passport/register", { username: "x", password });
    const [, others] = await Promise.all([loops(10, 30, register), logIns(target, 12, 20)]);
    return { "all 12 others are logged in": others.every(Boolean) };
  },
};

const slowBodies: Attack = {
  row: "3",
  what: "20,000 slow bodies in 20 s",
  async run(target) {
    const open = new Set<ReturnType<typeof openSlowly>>();
    // A network delivers them one after the other; a thousand in one turn of this loop would be a moment's flood a second.
    for (let turn = 0; turn < 200; turn += 1) {
      for (let at = 0; at < 100; at += 1) {
        const socket = openSlowly(target.url, megabyte);
        open.add(socket);
        socket.once("close", () => open.delete(socket));
      }
      await wait(100);
    }
    const left = open.size;
    for (const socket of open) socket.destroy();
    return { [`the shop has ended most of them (${left} were left)`]: left < 3_000 };
  },
};

const largeForms: Attack = {
  row: "4",
  what: "four times 250 forms of 10 MB at once by one buyer, without a picture, over a line of 1 Gbit/s",
  async run(target) {
    const line = new Line(1);
    const body = Buffer.concat([
      Buffer.from('------of-a-browser\r\nContent-Disposition: form-data; name="note"\r\n\r\n'),
      Buffer.alloc(10 * megabyte, "a"),
      Buffer.from("\r\n------of-a-browser--\r\n"),
    ]);
    const headers = {
      "content-type": "multipart/form-data; boundary=----of-a-browser",
      accesstoken: target.accessToken,
    };
    const sent = { method: "POST" as const, headers, body, line };
    const answers: Answer[] = [];
    for (let time = 0; time < 4; time += 1) {
      const forms = Array.from({ length: 250 }, () => send(attacker(target, 0), "/api/upload/file", sent));
      answers.push(...(await Promise.all(forms)));
    }
    return { "none is stored": answers.every(({ status }) => status !== 200) };
  },
};

/** Solves a puzzle by work, as a program would, and requests a code. */
async function requestCode(from: Sender, mobile: string): Promise<number> {
  const { text } = await send(from, "/api/slider/LOGIN");
  const puzzle = (JSON.parse(text || "{}") as { result?: { key: string; workBits: number } }).result;
  if (!puzzle) return 0;
  let nonce = 0;
  while (Math.clz32(hash("sha256", `${puzzle.key}.${nonce}`, "buffer").readUInt32BE(0)) < puzzle.workBits) {
    nonce += 1;
    if (nonce % 20_000 === 0) await wait(0);
  }
  await sendForm(from, "/api/slider/LOGIN/work", { nonce: String(nonce) });
  return (await send(from, `/api/sms/LOGIN/${mobile}`)).status;
}

const codesFor: Attack = {
  row: "5",
  what: "59 codes for one number from 59 addresses; its owner and a newcomer ask for theirs",
  async run(target) {
    const mobile = "13800000059";
    const owner = { url: target.url, address: "203.0.113.201", uuid: "the-owner" };
    const isFirst = (await requestCode(owner, mobile)) === 200;
    const outbox = (await send(owner, "/outbox")).text;
    const code = /\b\d{6}\b/.exec(outbox.slice(outbox.indexOf(mobile)))?.[0] ?? "";
    const isIn = (await sendForm(owner, "/api/passport/smsLogin", { mobile, code })).status === 200;
    const asked: number[] = [];
    for (let at = 0; at < 59; at += 1) asked.push(await requestCode(attacker(target, at), mobile));
    const sent = asked.filter((status) => status === 200).length;
    const again = await requestCode(owner, mobile);
    const newcomer = { url: target.url, address: "203.0.113.202", uuid: "a-newcomer" };
    return {
      "the owner was logged in with a code": isFirst && isIn,
      [`the number gets few messages (${sent})`]: sent <= 6,
      "the owner still gets a code": again === 200,
      "so does a newcomer": (await requestCode(newcomer, "13800000060")) === 200,
    };
  },
};

const manyLogIns: Attack = {
  row: "14",
  what: "200 people log in at once",
  async run(target) {
    const results = await logIns(target, 200, 0);
    return { [`all are logged in (${results.filter(Boolean).length})`]: results.every(Boolean) };
  },
};

/** Logs in so many buyers through the client of the shop, from an address each; true for each who got in. */
export function logIns({ url, buyers }: Target, count: number, from: number): Promise<boolean[]> {
  return Promise.all(
    buyers.slice(from, from + count).map(async (username, at) => {
      const address = `203.0.${113 + Math.floor(at / 250)}.${(at % 250) + 1}`;
      const client = createClient({
        baseUrl: `${url}/api`,
        storage: safeStorage(),
        fetch: (input, init) => {
          const headers = new Headers(init?.headers);
          headers.set("x-forwarded-for", address);
          return fetch(input, { ...init, headers });
        },
      });
      try {
        await completeLogin(client, await client.send(userLogin, { username, password }));
        return true;
      } catch {
        return false;
      }
    }),
  );
}

const oddRequests: Attack = {
  row: "16",
  what: "1,000 clients that go away during their body, huge numbers and prices, odd addresses",
  async run(target) {
    const headers = { ...json, accesstoken: target.accessToken };
    const from = attacker(target, 0);
    for (let at = 0; at < 1_000; at += 1) {
      const socket = openSlowly(target.url, megabyte);
      setTimeout(() => socket.destroy(), 20);
      await wait(10);
    }
    const long = "9".repeat(100);
    const statuses = await Promise.all([
      send(from, "/api/cart/create/trade", {
        method: "POST",
        headers,
        body: '{"way":"CART","expectedPrice":1e308}',
      }),
      send(from, `/api/goods/es?pageNumber=${long}&pageSize=${long}&price=${long}_${long}`),
      send(from, `/api/goods/get/${long}`),
      send(from, "/sandbox/pay/%00"),
      send(from, "/api/goods/get/%00"),
      send(from, "/%E0%A4%A"),
      sendForm(from, "/api/cart", { skuId: long, num: long }, { accesstoken: target.accessToken }),
    ]);
    await wait(1_000);
    const faults = target.output().split('"fault"').length - 1;
    return {
      "no answer is a fault": statuses.every(({ status }) => status > 0 && status < 500),
      [`no fault in the log (${faults})`]: faults === 0,
    };
  },
};

/** What is tried, each bounded in count and time. */
export const attacks: readonly Attack[] = [
  oddRequests,
  badNames,
  manyLogIns,
  codesFor,
  slowBodies,
  largeForms,
  largeInput,
];
