import { communicate, get } from "@sundry/api/contract/complaint";
import type { ComplaintCommunication } from "@sundry/api/contract/entities/complaint";
import { useEffect, useRef, useState } from "react";
import { client } from "../../shared/data/client.ts";
import { useErrorMessage } from "../../shared/data/errorMessage.ts";
import { isUnanswered } from "../../shared/data/isUnanswered.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { useDraft } from "../../shared/forms/useDraft.ts";
import { storedReplies } from "./storedReplies.ts";
import type { Reply } from "./reply.ts";

interface Complaint {
  id: string;
  /** The messages that the server has confirmed. */
  said: readonly ComplaintCommunication[];
  reload: () => Promise<unknown>;
}

/**
 * The buyer's messages that are not part of the complaint yet. Each shows at once and is sent after the one before it. An unsent
 * message stays, even after a reload, until the buyer tries again (MC-05).
 */
export function useReplies({ id, said, reload }: Complaint) {
  const errorMessage = useErrorMessage();
  const { values, keep } = useDraft(`complaint-unsent:${id}`, { replies: [] as readonly unknown[] });
  const [replies, setReplies] = useState<readonly Reply[]>(() => storedReplies(values.replies));
  const pending = replies.filter(({ lineId }) => !said.some((line) => line.id === lineId));
  useEffect(() => keep({ values: { replies: pending.map(({ content, before }) => ({ content, before })) } }));

  const change = (key: string, to: Partial<Reply>) =>
    setReplies((now) => now.map((reply) => (reply.key === key ? { ...reply, ...to } : reply)));
  // If a message fails, the ones after it fail too, so that none overtakes another.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = (reply: Reply) => {
    const sent = last.current.then(() => send(id, reply));
    last.current = sent;
    return sent;
  };
  const { run } = useAction(inTurn, {
    parallel: true,
    after: async ({ id: lineId }, { key }) => {
      change(key, { lineId });
      await reload();
    },
    refused: async (fault, { key }) => {
      change(key, { reason: errorMessage(fault), unsure: isUnanswered(fault.kind) });
      // The complaint may have been closed meanwhile.
      if (!isUnanswered(fault.kind)) await reload();
      return true;
    },
  });
  const count = useRef(0);
  const start = async (reply: Reply) => {
    if (!(await run(reply))) change(reply.key, { state: "unsent" });
  };
  return {
    pending,
    say(content: string): void {
      count.current += 1;
      const reply: Reply = {
        key: `${count.current}`,
        content,
        before: said.length,
        state: "sending",
        unsure: false,
      };
      setReplies((now) => [...now, reply]);
      void start(reply);
    },
    again(): void {
      last.current = Promise.resolve();
      for (const reply of pending) {
        if (reply.state !== "unsent") continue;
        change(reply.key, { state: "sending" });
        void start(reply);
      }
    },
  };
}

/** Sends a message. If it may have arrived, looks for it first. */
async function send(id: string, { content, unsure, before }: Reply): Promise<ComplaintCommunication> {
  if (unsure) {
    const { orderComplaintCommunications: lines } = await client.send(get, { id });
    const arrived = lines.slice(before).find((line) => line.owner === "BUYER" && line.content === content);
    if (arrived) return arrived;
  }
  return client.send(communicate, { complainId: id, content });
}
