import type { Call, Input, Result } from "@sundry/api/contract/call";
import type { MemberOverview } from "@sundry/api/contract/entities/overview";
import { overview } from "@sundry/api/contract/member";
import { type Read, useRead } from "./useRead.ts";

/** What a part of a page reads from the overview, and the call to use if the backend has no overview. */
interface Part<T, C extends Call> {
  fromOverview: (all: MemberOverview) => T;
  call: C;
  input: Input<C>;
  fromCall: (answer: Result<C>) => T;
}

/**
 * One part of the member overview. All parts of a page with the same input share one call; if the backend has no such
 * call (404), each part sends its own (product 38). `null` sends nothing.
 */
export function useOverview<T, C extends Call>(
  overviewInput: Input<typeof overview> | null,
  { fromOverview, call, input, fromCall }: Part<T, C>,
): Read<T> {
  const all = useRead(overview, overviewInput, { onFocus: true });
  const absent = all.error?.kind === "notFound";
  const alone = useRead(call, absent ? input : null, { onFocus: true });
  return absent ? picked(alone, fromCall) : picked(all, fromOverview);
}

function picked<A, T>({ data, ...rest }: Read<A>, pick: (answer: A) => T): Read<T> {
  return { ...rest, data: data === undefined ? undefined : pick(data) };
}
