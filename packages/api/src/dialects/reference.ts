import { localForm } from "../address/plainPhone.ts";
import type { Call } from "../contract/call.ts";
import type { Dialect, Fields, RequestPlan } from "./dialect.ts";
import { namedWithoutValues } from "./referenceNames.ts";
import { promotionsWithNulls } from "./referenceNulls.ts";
import { type PresentRow, referenceTable } from "./referenceTable.ts";

/** Settings for the reference backend. */
export interface ReferenceOptions {
  /** Addresses of its three services, without a slash at the end: `https://buyer.shop.example`. Empty means this host. */
  readonly bases: { readonly buyer: string; readonly common: string; readonly im: string };
  /** Returns the MD5 of a text in lower-case hex, the only form of password that backend accepts. */
  readonly md5: (text: string) => string;
}

/** The dialect of the public reference backend, made from `referenceTable`. */
export function referenceDialect({ bases, md5 }: ReferenceOptions): Dialect {
  return {
    name: "reference",
    plan(call, input) {
      const row = rowOf(call.id);
      return row ? planOf(call, input, row) : null;
    },
    supports(callId, parameter) {
      const row = rowOf(callId);
      return row !== undefined && (parameter === undefined || !row.drop?.includes(parameter));
    },
    answer: (callId, status, body) =>
      promotionsWithNulls(namedWithoutValues(rowOf(callId)?.read?.(status, body) ?? body)),
    time: (callId) => rowOf(callId)?.time,
  };

  function planOf(call: Call, input: Fields, row: PresentRow): RequestPlan {
    const { method, place = "query" } = row;
    const path = withPhones(row, input);
    const fields = fieldsOf(call, input, row);
    const base = bases[serviceOf(path)];
    return place === "query"
      ? { base, method, path, query: fields, encoding: "form" }
      : { base, method, path, query: {}, body: fields, encoding: place };
  }

  function fieldsOf(
    call: Call,
    input: Fields,
    { drop = [], unknown = {}, defaults, fromPath = [], md5: secrets = [], phones = [] }: PresentRow,
  ): Fields {
    const names = [call.query, call.body].flatMap(({ shape }) => Object.keys(shape));
    const isKnown = (name: string) => !drop.includes(name) && !unknown[name]?.some((value) => value === input[name]);
    const known = names.filter((name) => isKnown(name) && input[name] !== undefined);
    const sent = [...known, ...fromPath].map((name) => {
      const value = input[name];
      if (typeof value !== "string") return [name, value] as const;
      return [name, secrets.includes(name) ? md5(value) : phones.includes(name) ? localForm(value) : value] as const;
    });
    return { ...defaults, ...Object.fromEntries(sent) };
  }
}

/** The path of a row with the telephone numbers in it as that backend has them. */
function withPhones({ path, phones = [] }: PresentRow, input: Fields): string {
  return phones.reduce((filled, name) => {
    const number = input[name];
    return typeof number === "string" ? filled.replace(`{${name}}`, encodeURIComponent(localForm(number))) : filled;
  }, path);
}

/** The row of a call; undefined if the backend does not have it. */
function rowOf(callId: string): PresentRow | undefined {
  const row = referenceTable[callId];
  return row && !("absent" in row) ? row : undefined;
}

/** The service of a path: the name it begins with, except for the chat, which has two prefixes. */
function serviceOf(path: string): keyof ReferenceOptions["bases"] {
  const [, service] = path.split("/");
  return service === "buyer" || service === "common" ? service : "im";
}
