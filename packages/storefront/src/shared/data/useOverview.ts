import type { Call, Input, Result } from "@sundry/api/contract/call";
import type { MemberOverview } from "@sundry/api/contract/entities/overview";
import { overview } from "@sundry/api/contract/member";
import { type Read, useRead } from "./useRead.ts";

/** What one part of a page takes from the overview, and the call that has the same where a backend has no overview. */
interface Part<T, C extends Call> {
  pick: (all: MemberOverview) => T;
  call: C;
  input: Input<C>;
  pickAlone: (answer: Result<C>) => T;
}

/**
 * One part of what the buyer is and has. All parts of a page with the same `wanted` share one call; where the backend has no
 * such call (404), each asks its own (product 38). `null` asks nothing.
 */
export function useOverview<T, C extends Call>(
  wanted: Input<typeof overview> | null,
  { pick, call, input, pickAlone }: Part<T, C>,
): Read<T> {
  const all = useRead(overview, wanted, { onFocus: true });
  const absent = all.error?.kind === "notFound";
  const alone = useRead(call, absent ? input : null, { onFocus: true });
  return absent ? seen(alone, pickAlone) : seen(all, pick);
}

function seen<A, T>({ data, ...rest }: Read<A>, pick: (answer: A) => T): Read<T> {
  return { ...rest, data: data === undefined ? undefined : pick(data) };
}
