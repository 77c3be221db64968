import { ApiError } from "@sundry/api/client";
import type { Call, Input, Result } from "@sundry/api/contract/call";
import type { FormError } from "@sundry/ui/forms/Form";
import { type ToastInput, useToast } from "@sundry/ui/primitives/Toast";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import useSWRMutation from "swr/mutation";
import { client, type Fault } from "./client.ts";
import { useErrorMessage } from "./errorMessage.ts";
import type { Intent } from "../session/intent.ts";
import { useLocale } from "../i18n/locale.ts";
import { useLoginPrompt } from "../session/loginPrompt.ts";
import { shownSince } from "./keptAnswers.ts";
import { isRead, readKey, readsOf } from "./useRead.ts";

/** What a change shows before the server has confirmed it. */
export interface Optimistic<In, R extends Call> {
  /** The read whose answer is on the page. */
  readonly read: R;
  readonly input: Input<R>;
  /** The expected answer. SWR restores the old one if the server refuses. */
  readonly change: (shown: Result<R>, input: In) => Result<R>;
}

export interface ActionOptions<In, Out, R extends Call = Call> {
  /** Shown at once, and undone if the server refuses. */
  readonly optimistic?: Optimistic<In, R>;
  /**
   * Reads that show what the action changes. They are read again afterwards, even after a refusal, because the page was
   * out of date.
   */
  readonly invalidate?: readonly Pick<Call, "id">[];
  /** Tells the buyer that it is done: a sentence, or a toast made from the answer. Nothing by default. */
  readonly success?: string | ((result: Out, input: In) => ToastInput | undefined);
  /** Runs after the server has confirmed: navigation, state of the page. */
  readonly after?: (result: Out, input: In) => unknown;
  /** How loud the toast of a refusal is. @default "danger" */
  readonly refusalTone?: "danger" | "warning";
  /** Handles a refusal; return true if the buyer has been told. Otherwise a toast, or the form, shows the reason. */
  readonly refused?: (fault: Fault, input: In) => boolean | void | Promise<boolean | void>;
  /** Where a form shows a refusal. By default above its fields, with the server's message. */
  readonly faultAt?: (fault: Fault, input: In) => FormError | readonly FormError[] | undefined;
  /** The action needs a buyer: a visitor is asked to log in first, and it continues afterwards. */
  readonly login?: (input: In) => Intent;
  /** Allows the action to run again while it is in progress. By default a second press does nothing. */
  readonly parallel?: boolean;
}

export interface Action<In> {
  /**
   * Runs the action. Resolves to true if the server has confirmed; to false if it was refused or ignored, or a visitor
   * has to log in.
   */
  readonly run: (input: In) => Promise<boolean>;
  /** The same for a form: resolves to the errors that the form shows, instead of a toast. */
  readonly submit: (input: In) => Promise<readonly FormError[]>;
  readonly pending: boolean;
  /** Input of the action in progress, such as the row of a list. */
  readonly pendingInput: In | undefined;
}

/** A call, or a function that makes several. */
type Work<In, Out> = (input: In) => Promise<Out>;

/**
 * The only way a page changes something. Shows the change, sends it, tells the buyer, and reads again what it affected.
 * A refusal is shown with the server's message and undone. If the session has ended, the shop itself says so; a
 * cancelled request shows nothing. What is no longer there (404) has no toast either: the page reads everything again and
 * shows what is true. A form says above its fields that nothing was sent. AP-04, product 18.
 */
export function useAction<C extends Call, R extends Call = Call>(
  call: C,
  options?: ActionOptions<Input<C>, Result<C>, R>,
): Action<Input<C>>;
export function useAction<In, Out, R extends Call = Call>(
  work: Work<In, Out>,
  options?: ActionOptions<In, Out, R>,
): Action<In>;
export function useAction<In, Out, R extends Call>(
  work: Call | Work<In, Out>,
  options: ActionOptions<In, Out, R> = {},
): Action<In> {
  const { optimistic, invalidate = [], success, after, refusalTone = "danger", refused, faultAt, login } = options;
  const { parallel = false } = options;
  const own = useId();
  const locale = useLocale();
  const { mutate } = useSWRConfig();
  const { show } = useToast();
  const { t } = useTranslation("shell");
  const errorMessage = useErrorMessage();
  const { requireLogin } = useLoginPrompt();
  const [pendingInputs, setPendingInputs] = useState<readonly In[]>([]);
  const busy = useRef(0);
  const key = optimistic ? readKey(optimistic.read, optimistic.input, locale) : (["action", own] as const);
  const { trigger } = useSWRMutation(key, (_key: unknown, { arg }: { arg: () => Promise<Out> }) => arg(), {
    populateCache: false,
    revalidate: false,
    rollbackOnError: true,
  });

  async function act(input: In): Promise<{ done: true } | { done: false; fault?: Fault }> {
    if (busy.current > 0 && !parallel) return { done: false };

    // What is shown is old, and a visitor could not log in.
    if (login && shownSince.get() !== undefined)
      return { done: false, fault: new ApiError({ kind: "network", callId: "" }) };
    if (login && !requireLogin(login(input))) return { done: false };
    busy.current += 1;
    setPendingInputs((now) => [...now, input]);
    const answer =
      typeof work === "function" ? () => work(input) : () => client.send(work, input as never) as Promise<Out>;
    let outcome: { result: Out } | { error: unknown } | undefined;
    const settled = async () => {
      try {
        const result = await answer();
        outcome = { result };
        return result;
      } catch (error) {
        outcome = { error };
        throw error;
      }
    };
    try {
      await trigger(settled, {
        throwOnError: false,
        ...(optimistic && {
          // What is on the page, with the changes of other actions in progress.
          optimisticData: (_confirmed?: unknown, shown?: unknown) =>
            shown === undefined ? shown : optimistic.change(shown as Result<R>, input),
        }),
      });
      if (outcome && "result" in outcome) {
        const toast = typeof success === "function" ? success(outcome.result, input) : success && { text: success };
        if (toast) show({ tone: "success", ...toast });
        await after?.(outcome.result, input);
        return { done: true };
      }
      const error = outcome?.error;
      if (!(error instanceof ApiError)) throw error;
      return { done: false, fault: error };
    } finally {
      const gone = outcome && "error" in outcome && isGone(outcome.error);
      if (gone || invalidate.length > 0) await mutate(gone ? isRead : readsOf(...invalidate));
      busy.current -= 1;
      setPendingInputs((now) => now.filter((one) => one !== input));
    }
  }

  return {
    async run(input) {
      const outcome = await act(input);
      if (outcome.done) return true;
      if (!outcome.fault || !needsMessage(outcome.fault)) return false;
      if (!(await refused?.(outcome.fault, input)) && !isGone(outcome.fault))
        show({ tone: refusalTone, text: errorMessage(outcome.fault) });
      return false;
    },
    async submit(input) {
      const outcome = await act(input);
      if (outcome.done || !outcome.fault) return [];
      // A form takes an empty list for success and erases its draft, so a session that ended must show here too.
      if (needsMessage(outcome.fault) && (await refused?.(outcome.fault, input))) return [];
      if (isGone(outcome.fault) && outcome.fault.serverMessage === "") return [{ message: t("fault.notSent") }];
      return [faultAt?.(outcome.fault, input) ?? { message: errorMessage(outcome.fault) }].flat();
    },
    pending: pendingInputs.length > 0,
    pendingInput: pendingInputs[0],
  };
}

/** The address of the call does not exist, or what it was about is gone. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "notFound";
}

/** A cancelled request needs no message, and the shop itself says that a session has ended. */
function needsMessage({ kind }: Fault): boolean {
  return kind !== "aborted" && kind !== "unauthorized";
}
