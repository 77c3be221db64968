import type { SafeStorage } from "@sundry/api/client";
import { tabStorage } from "../session/storage.ts";

/** Values of a form, by field. */
export type DraftValues = Readonly<Record<string, unknown>>;

/** Unsent entries, by form (lesson 21). */
export interface Drafts {
  /** The owner's earlier entries in this form, merged over its initial values; undefined if there are none. */
  read<Values extends DraftValues>(form: string, owner: string, start: Values): Values | undefined;
  /** Stores the entries, except passwords. */
  keep(form: string, owner: string, values: DraftValues): void;
  erase(form: string): void;
  /** Erases all drafts, at logout. */
  forget(): void;
}

interface Draft {
  /** Username of the author; empty for a visitor. */
  readonly owner: string;
  readonly values: DraftValues;
}

const item = "drafts";
const secret = /password|pwd/i;

/** Drafts in one storage. Malformed content counts as no draft (EN-04). */
export function createDrafts(storage: SafeStorage): Drafts {
  const write = (drafts: Readonly<Record<string, Draft>>) => {
    if (Object.keys(drafts).length === 0) storage.remove(item);
    else storage.set(item, JSON.stringify(drafts));
  };
  const erase = (form: string) => {
    const { [form]: erased, ...others } = readAll(storage);
    if (erased) write(others);
  };
  return {
    read(form, owner, start) {
      const draft = readAll(storage)[form];
      if (!draft) return undefined;
      // A visitor who logs in keeps their entries; no buyer sees those of another.
      if (draft.owner === "" || draft.owner === owner) return mergeDraft(start, draft.values);
      erase(form);
      return undefined;
    },
    keep(form, owner, values) {
      const open = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)));
      write({ ...readAll(storage), [form]: { owner, values: open } });
    },
    erase,
    forget: () => storage.remove(item),
  };
}

/** The drafts of this tab. */
export const drafts: Drafts = createDrafts(tabStorage);

/**
 * Only fields that the form still has, with a value of the same kind as the initial one; a field that starts with null
 * accepts any.
 */
function mergeDraft<Values extends DraftValues>(start: Values, draft: DraftValues): Values {
  const fitting = Object.entries(draft).filter(
    ([name, value]) =>
      Object.hasOwn(start, name) &&
      !secret.test(name) &&
      (start[name] == null || kindOf(value) === kindOf(start[name])),
  );
  return { ...start, ...Object.fromEntries(fitting) };
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? "list" : value === null ? "null" : typeof value;
}

function readAll(storage: SafeStorage): Readonly<Record<string, Draft>> {
  try {
    const stored: unknown = JSON.parse(storage.get(item) ?? "{}");
    return isRecord(stored) ? Object.fromEntries(Object.entries(stored).filter(isDraftEntry)) : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return kindOf(value) === "object";
}

function isDraftEntry(entry: [string, unknown]): entry is [string, Draft] {
  const [, draft] = entry;
  return isRecord(draft) && typeof draft.owner === "string" && isRecord(draft.values);
}
