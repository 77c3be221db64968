import { ApiError, readStored, uuidKey } from "@sundry/api/client";
import { link, ticket } from "@sundry/api/contract/im";
import { me } from "@sundry/api/contract/member";
import { useCallback, useEffect, useState } from "react";
import { client, type Fault } from "../../shared/data/client.ts";
import { storage } from "../../shared/session/storage.ts";
import { shopConfig } from "../../shared/site/config.ts";
import type { ServiceTopic } from "./customerService.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import { chatAddress } from "./chatAddress.ts";

type Answered = { state: "open"; address: string } | { state: "failed"; fault: Fault | undefined };

/** The chat: loading, the address of its page, or the reason there is none. */
type Chat = { state: "asking" } | Answered;

interface OpenedChat {
  chat: Chat;
  /** It has been answered before: its window is there already. */
  shown: boolean;
  retry: () => void;
}

/**
 * Confirms the login with the server, then requests the chat page and a token that opens it once. A backend without
 * such tokens gets the session's own, as the specification says (SB-07, product 28). Not a `useAction`: three reads
 * that show their error in the dialog.
 */
export function useChat(topic: ServiceTopic): OpenedChat {
  const [answer, setAnswer] = useState<{ topic: ServiceTopic; attempt: number; chat: Answered }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    const open = async () => {
      const chat = await opened(topic, left.signal).catch(failed);
      if (!left.signal.aborted) setAnswer({ topic, attempt, chat });
    };
    void open();
    return () => left.abort();
  }, [topic, attempt]);
  const retry = useCallback(() => setAttempt((now) => now + 1), []);
  const isCurrent = answer?.topic === topic && answer.attempt === attempt;
  return { chat: isCurrent ? answer.chat : { state: "asking" }, shown: answer !== undefined, retry };
}

function failed(fault: unknown): Answered {
  if (fault instanceof ApiError) return { state: "failed", fault };
  throw fault;
}

async function opened(topic: ServiceTopic, signal: AbortSignal): Promise<Answered> {
  await client.send(me, {}, { signal });
  const page = await client.send(link, {}, { signal });
  const token = await oneTimeToken(signal);
  const base = new URL(shopConfig.apiBase, window.location.href).href;
  const device = readStored(storage, uuidKey);
  const theme = document.documentElement.dataset.theme;
  const address = token && chatAddress(page, base, { token, topic, lang: currentLocale(), theme, device });
  return address ? { state: "open", address } : { state: "failed", fault: undefined };
}

async function oneTimeToken(signal: AbortSignal): Promise<string | null> {
  try {
    return (await client.send(ticket, {}, { signal })).token;
  } catch (fault) {
    if (!(fault instanceof ApiError) || fault.kind !== "notFound") throw fault;
    return client.session.currentToken();
  }
}
