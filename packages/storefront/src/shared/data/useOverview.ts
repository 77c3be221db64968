import type { Call, Input, Result } from "@sundry/api/contract/call";
import type { MemberOverview } from "@sundry/api/contract/entities/overview";
import { overview } from "@sundry/api/contract/member";
import { type Read, useRead } from "./useRead.ts";

/** What a part of a page reads from the overview, and the call that replaces it if a backend has none. */
interface Part<T, C extends Call> {
  pick: (all: MemberOverview) => T;
  call: C;
  input: Input<C>;
  pickAlone: (answer: Result<C>) => T;
}

/**
 * One part of the member overview. All parts of a page with the same input share one call; if the backend has no such call
 * (404), each part sends its own (product 38). `null` sends nothing.
 */
export function useOverview<T, C extends Call>(
  overviewInput: Input<typeof overview> | null,
  { pick, call, input, pickAlone }: Part<T, C>,
): Read<T> {
  const all = useRead(overview, overviewInput, { onFocus: true });
  const absent = all.error?.kind === "notFound";
  const alone = useRead(call, absent ? input : null, { onFocus: true });
  return absent ? picked(alone, pickAlone) : picked(all, pick);
}

function picked<A, T>({ data, ...rest }: Read<A>, pick: (answer: A) => T): Read<T> {
  return { ...rest, data: data === undefined ? undefined : pick(data) };
}
